import type { App } from "electron";

/** Folders that macOS asks the app to open: the Finder sends an event instead of an argument. */
export interface AskedFolders {
  /** The one that the app was started with; undefined where there is none. */
  readonly first: () => string | undefined;
  /** Calls back for each one from now on. */
  readonly follow: (open: (folder: string) => void) => void;
}

/** Listens for folders to open; to be called before the app is ready, since the first may come before that. */
export function askedFolders(app: Pick<App, "on">): AskedFolders {
  let first: string | undefined;
  let open = (folder: string): void => {
    first = folder;
  };
  app.on("open-file", (event, path) => {
    event.preventDefault();
    open(path);
  });
  return { first: () => first, follow: (next) => (open = next) };
}
