import { ChevronRight, CornerLeftUp, Folder, FolderPlus } from "lucide-react";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { FolderListing } from "../../shared/bridge/index.js";
import { call } from "../state/index.js";
import { texts } from "./texts.js";

interface EntryProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  /** Undefined where it cannot be opened. */
  readonly run: (() => void) | undefined;
}

/** A folder that can be chosen. */
export const FolderEntry = ({ icon, title, detail, run }: EntryProps): ReactNode => (
  <li>
    <button type="button" className="folder" disabled={run === undefined} onClick={run}>
      {icon}
      <span className="folder-title">{visibleName(title)}</span>
      <span className="folder-detail">{visibleName(detail)}</span>
    </button>
  </li>
);

interface Props {
  /** What the button says that chooses the folder that is listed. */
  readonly action: string | ((listing: FolderListing) => string);
  /** Has the keyboard as soon as a folder is listed. */
  readonly isFirstFocus?: boolean;
  /** Why the folder that is listed cannot be chosen; undefined where it can. */
  readonly whyNot?: (listing: FolderListing) => ReactNode;
  /** What is said of the folder that is listed. */
  readonly note?: (listing: FolderListing) => ReactNode;
  /** New folders can be made in the one that is listed. */
  readonly mayMake?: boolean;
  readonly onChoose: (path: string) => void;
}

/** How many TOML files a folder has, in words. */
export const filesIn = (count: number): string =>
  count === 0 ? "" : count === 1 ? "1 TOML file" : `${count} TOML files`;

/** Lists folders of this machine, inside the roots that the host was started with. */
export function FolderBrowser({
  action,
  isFirstFocus = false,
  whyNot,
  note,
  mayMake = false,
  onChoose,
}: Props): ReactNode {
  const [listing, setListing] = useState<FolderListing | undefined>();
  const main = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const show = useCallback((path?: string): void => {
    void call("folders/list", path === undefined ? {} : { path }).then((answer) => {
      if (answer) setListing(answer);
    });
  }, []);
  useEffect(() => show(), [show]);
  const isFirst = useRef(isFirstFocus);
  // The entry that had the keyboard may be gone with its folder.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!listing || !(isLost || isFirst.current)) return;
    isFirst.current = false;
    const next = main.current?.disabled === false ? main.current : list.current?.querySelector("button");
    next?.focus();
  }, [listing]);
  if (!listing) return null;
  const { path, parent, folders } = listing;
  const reason = whyNot?.(listing);
  const remark = reason ?? note?.(listing);
  return (
    <section className="folders" aria-labelledby="other-folders">
      <h3 id="other-folders">{texts.onThisComputer}</h3>
      <div className="folder-here">
        <code>{visibleName(path)}</code>
        <button
          ref={main}
          type="button"
          className="button is-main is-small"
          disabled={reason !== undefined}
          title={visibleName(path)}
          onClick={() => onChoose(path)}
        >
          {typeof action === "string" ? action : action(listing)}
        </button>
      </div>
      {remark !== undefined && <p className="hint">{remark}</p>}
      {mayMake && <NewFolder key={path} parent={path} onMade={show} />}
      <ul ref={list}>
        {parent !== null && (
          <FolderEntry icon={<CornerLeftUp />} title={texts.up} detail={parent} run={() => show(parent)} />
        )}
        {folders.map((folder, at) => (
          <FolderEntry
            key={`${at} ${folder.path}`}
            icon={folder.tomlFiles > 0 ? <Folder /> : <ChevronRight />}
            title={folder.name}
            detail={folder.isGarbled ? texts.nameIsNotUtf8 : filesIn(folder.tomlFiles)}
            run={folder.isGarbled ? undefined : () => show(folder.path)}
          />
        ))}
      </ul>
    </section>
  );
}

interface NewFolderProps {
  readonly parent: string;
  readonly onMade: (path: string) => void;
}

/** Makes a folder in the one that is listed. */
function NewFolder({ parent, onMade }: NewFolderProps): ReactNode {
  const [name, setName] = useState("");
  const make = async (): Promise<void> => {
    const made = await call("folders/make", { parent, name: name.trim() });
    if (made) onMade(made.path);
  };
  return (
    <form
      className="folder-new"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") void make();
      }}
    >
      <input
        className="field"
        aria-label={texts.nameOfNewFolder}
        placeholder={texts.nameOfNewFolder}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button is-small" disabled={name.trim() === ""}>
        <FolderPlus aria-hidden="true" /> {texts.makeFolder}
      </button>
    </form>
  );
}
