import { BookOpen, History } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { sheetsFolder, type FolderListing, type KnownFolders } from "../../shared/bridge/index.js";
import { chooseFolder, openFolder } from "../navigation/index.js";
import { call, useApp } from "../state/index.js";
import { Dialog, FolderBrowser, FolderEntry } from "../ui/index.js";
import { lateTexts } from "./late-texts.js";

/** Samples, folders opened before, and a way to any other folder. */
function FolderChoice(): ReactNode {
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
          {lateTexts.chooseAFolder}
        </button>
      )}
      {known !== undefined && known.recent.length > 0 && (
        <section aria-labelledby="recent-folders">
          <h3 id="recent-folders">{lateTexts.recent}</h3>
          <ul>
            {known.recent.map(({ title, path }) => (
              <FolderEntry key={path} icon={<History />} title={title} detail={path} run={open(path)} />
            ))}
          </ul>
        </section>
      )}
      {known !== undefined && known.samples.length > 0 && (
        <section aria-labelledby="sample-folders">
          <h3 id="sample-folders">{lateTexts.samples}</h3>
          <ul>
            {known.samples.map(({ title, path, description }) => (
              <FolderEntry key={path} icon={<BookOpen />} title={title} detail={description} run={open(path)} />
            ))}
          </ul>
        </section>
      )}
      {host?.nativeFolderDialog === false && (
        <FolderBrowser
          action={(listing) => (hasSheets(listing) ? lateTexts.openThisFolder : lateTexts.startHere)}
          note={(listing) => (hasSheets(listing) ? undefined : lateTexts.noTomlFiles)}
          mayMake
          onChoose={(path) => void openFolder(path)}
        />
      )}
    </div>
  );
}

/** The same where no folder is open yet. */
export const Welcome = (): ReactNode => (
  <div className="welcome">
    <h1>{lateTexts.openYourCards}</h1>
    <p>{lateTexts.welcome}</p>
    <FolderChoice />
  </div>
);

/** The same in a dialog, over the folder that is open. */
export const OpenDialog = (): ReactNode => (
  <Dialog title={lateTexts.openFolder}>
    <FolderChoice />
  </Dialog>
);

/** A folder around one of sheets can be opened, too. */
const hasSheets = ({ tomlFiles, folders }: FolderListing): boolean =>
  tomlFiles.length > 0 || folders.some((each) => each.name === sheetsFolder && each.tomlFiles > 0);
