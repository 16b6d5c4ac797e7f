import { BookOpen, ChevronRight, CornerLeftUp, Folder, History } from "lucide-react";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { FolderListing, KnownFolders } from "../../shared/bridge/index.js";
import { chooseFolder, openFolder } from "../navigation/index.js";
import { call, useApp } from "../state/index.js";
import { Dialog } from "../ui/index.js";

interface EntryProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  /** Undefined where it cannot be opened. */
  readonly run: (() => void) | undefined;
}

const Entry = ({ icon, title, detail, run }: EntryProps): ReactNode => (
  <li>
    <button type="button" className="folder" disabled={run === undefined} onClick={run}>
      {icon}
      <span className="folder-title">{visibleName(title)}</span>
      <span className="folder-detail">{visibleName(detail)}</span>
    </button>
  </li>
);

/** Samples, folders opened before, and a way to any other folder. */
export function FolderChoice(): ReactNode {
  const host = useApp((state) => state.host);
  const [known, setKnown] = useState<KnownFolders | undefined>();
  useEffect(() => {
    void call("folders/known", {}).then(setKnown);
  }, []);
  const open = (path: string) => () => void openFolder(path);
  return (
    <div className="folders">
      {host?.nativeFolderDialog === true && (
        <button type="button" className="button is-main" onClick={() => void chooseFolder()}>
          Choose a folder…
        </button>
      )}
      {known !== undefined && known.recent.length > 0 && (
        <section aria-labelledby="recent-folders">
          <h3 id="recent-folders">Recent</h3>
          <ul>
            {known.recent.map(({ title, path }) => (
              <Entry key={path} icon={<History />} title={title} detail={path} run={open(path)} />
            ))}
          </ul>
        </section>
      )}
      {known !== undefined && known.samples.length > 0 && (
        <section aria-labelledby="sample-folders">
          <h3 id="sample-folders">Samples</h3>
          <ul>
            {known.samples.map(({ title, path, description }) => (
              <Entry key={path} icon={<BookOpen />} title={title} detail={description} run={open(path)} />
            ))}
          </ul>
        </section>
      )}
      {host?.nativeFolderDialog === false && <FolderBrowser />}
    </div>
  );
}

/** The same in a dialog, over the folder that is open. */
export const OpenDialog = (): ReactNode => (
  <Dialog title="Open folder">
    <FolderChoice />
  </Dialog>
);

/** Lists folders of this machine, inside the roots that the host was started with. */
function FolderBrowser(): ReactNode {
  const [listing, setListing] = useState<FolderListing | undefined>();
  const show = useCallback((path?: string): void => {
    void call("folders/list", path === undefined ? {} : { path }).then((answer) => {
      if (answer) setListing(answer);
    });
  }, []);
  useEffect(() => show(), [show]);
  if (!listing) return null;
  const { path, parent, folders, tomlFiles } = listing;
  const files = (count: number): string => (count === 0 ? "" : count === 1 ? "1 TOML file" : `${count} TOML files`);
  return (
    <section aria-labelledby="other-folders">
      <h3 id="other-folders">On this computer</h3>
      <div className="folder-here">
        <code>{visibleName(path)}</code>
        <button
          type="button"
          className="button is-main is-small"
          disabled={tomlFiles.length === 0}
          title={visibleName(path)}
          onClick={() => void openFolder(path)}
        >
          Open this folder
        </button>
      </div>
      {tomlFiles.length === 0 && (
        <p className="hint">
          This folder has no TOML files. Put your cards into it, such as <code>cards.toml</code>, or choose another one.
        </p>
      )}
      <ul>
        {parent !== null && <Entry icon={<CornerLeftUp />} title="Up" detail={parent} run={() => show(parent)} />}
        {folders.map((folder, at) => (
          <Entry
            key={`${at} ${folder.path}`}
            icon={folder.tomlFiles > 0 ? <Folder /> : <ChevronRight />}
            title={folder.name}
            detail={folder.isGarbled ? "Its name is not UTF-8. Rename it to open it." : files(folder.tomlFiles)}
            run={folder.isGarbled ? undefined : () => show(folder.path)}
          />
        ))}
      </ul>
    </section>
  );
}
