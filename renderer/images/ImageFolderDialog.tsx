import { useEffect, useState, type ReactNode } from "react";
import type { Result } from "../../shared/base/index.js";
import type { ImageFolderView } from "../../shared/bridge/index.js";
import { ConfirmFooter, Dialog } from "../ui/index.js";
import { ask, call, useApp, useCloseOverlay } from "../state/index.js";
import { texts } from "./texts.js";

/** Chooses where pictures of cards are looked for by their number. */
export function ImageFolderDialog(): ReactNode {
  const close = useCloseOverlay();
  const present = useApp(({ workspace }) => workspace?.imageFolder);
  const [name, setName] = useState(present ?? "");
  const [looked, setLooked] = useState<
    { readonly name: string; readonly result: Result<ImageFolderView> } | undefined
  >();
  useEffect(() => {
    let isWanted = true;
    // An empty field shows what there is to choose from.
    void ask("images/look", { folder: name.trim() || "." }).then((result) => {
      if (isWanted) setLooked({ name, result });
    });
    return () => {
      isWanted = false;
    };
  }, [name]);
  const result = looked?.name === name ? looked.result : undefined;
  // Whoever is quicker than the look into the folder waits for it.
  const isFine = name.trim() !== "" && result?.ok !== false;
  const store = async (folder: string | null): Promise<void> => {
    if (await call("images/folder", { folder })) close();
  };
  const storeIfThere = async (folder: string): Promise<void> => {
    const found = result ?? (await ask("images/look", { folder: folder.trim() }));
    if (found.ok) await store(folder);
  };
  return (
    <Dialog
      title={texts.imageFolder}
      footer={
        <ConfirmFooter title={texts.useThisFolder} isDisabled={!isFine} form="image-folder">
          {present !== undefined && (
            <button type="button" className="button" onClick={() => void store(null)}>
              {texts.removeFolder}
            </button>
          )}
        </ConfirmFooter>
      }
    >
      <form
        id="image-folder"
        className="image-folder"
        onSubmit={(event) => {
          event.preventDefault();
          if (isFine) void storeIfThere(name);
        }}
      >
        <label htmlFor="image-folder-name">{texts.folderWithinThisWorkspace}</label>
        <input
          id="image-folder-name"
          className="field"
          value={name}
          placeholder={texts.folderExample}
          spellCheck={false}
          autoComplete="off"
          data-first-focus
          aria-describedby="image-folder-found"
          aria-invalid={result?.ok === false}
          onChange={({ target }) => setName(target.value)}
        />
        <p id="image-folder-found" role="status" className={result?.ok === false ? "image-folder-fault" : "hint"}>
          {name.trim() === ""
            ? texts.foundByNumber
            : result === undefined
              ? texts.searching
              : result.ok
                ? texts.imagesIn(result.value.images)
                : result.error.message}
        </p>
      </form>
      {result?.ok === true && result.value.folders.length > 0 && (
        <ul className="image-folders" aria-label={texts.subfolders}>
          {result.value.folders.slice(0, 40).map((folder) => (
            <li key={folder}>
              <button type="button" className="button is-small" onClick={() => setName(folder)}>
                {folder}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">{texts.folderIsShared}</p>
    </Dialog>
  );
}
