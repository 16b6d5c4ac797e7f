import type { ReactNode } from "react";
import { Dialog } from "./Dialog.js";
import { FolderChoice } from "./FolderChoice.js";

export const OpenDialog = (): ReactNode => (
  <Dialog title="Open folder">
    <FolderChoice />
  </Dialog>
);
