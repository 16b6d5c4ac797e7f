import { ChevronRight, CornerLeftUp, Folder } from "lucide-react";
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
  readonly action: string;
  /** Has the keyboard as soon as a folder is listed. */
  readonly isFirstFocus?: boolean;
  /** Why the folder that is listed cannot be chosen; undefined where it can. */
  readonly whyNot?: (listing: FolderListing) => ReactNode;
  readonly onChoose: (path: string) => void;
}

const filesIn = (count: number): string => (count === 0 ? "" : count === 1 ? "1 TOML file" : `${count} TOML files`);

/** Lists folders of this machine, inside the roots that the host was started with. */
export function FolderBrowser({ action, isFirstFocus = false, whyNot, onChoose }: Props): ReactNode {
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
          {action}
        </button>
      </div>
      {reason !== undefined && <p className="hint">{reason}</p>}
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
