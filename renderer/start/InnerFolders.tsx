import { Folder } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import type { FolderListing } from "../../shared/bridge/index.js";
import { openFolder } from "../navigation/index.js";
import { ask } from "../state/index.js";
import { filesIn, FolderEntry } from "../ui/index.js";
import { texts } from "./texts.js";

/** The folders in a folder that have sheets, to be opened instead of it; nothing where there are none, or they cannot be listed. */
export function InnerFolders({ root }: { readonly root: string }): ReactNode {
  const [listed, setListed] = useState<{ readonly root: string; readonly folders: FolderListing["folders"] }>();
  useEffect(() => {
    void ask("folders/list", { path: root }).then((answer) => {
      if (answer.ok) setListed({ root, folders: answer.value.folders.filter(({ tomlFiles }) => tomlFiles > 0) });
    });
  }, [root]);
  if (listed?.root !== root || listed.folders.length === 0) return null;
  return (
    <>
      <h2>{texts.foldersInside}</h2>
      <ul>
        {listed.folders.map(({ name, path, tomlFiles }) => (
          <FolderEntry
            key={path}
            icon={<Folder />}
            title={name}
            detail={filesIn(tomlFiles)}
            run={() => void openFolder(path)}
          />
        ))}
      </ul>
      <h2>{texts.orStartHere}</h2>
    </>
  );
}
