import { reloadImages } from "../images/index.js";
import { getApp, openOverlay } from "../state/index.js";
import type { Command } from "./command.js";

const hasWorkspace = (): boolean => Boolean(getApp().workspace);

/** Commands about the pictures of cards. */
export const imageCommands: readonly Command[] = [
  {
    id: "image-folder",
    title: "Set image folder…",
    keys: [],
    group: "File",
    isAvailable: hasWorkspace,
    run: () => openOverlay({ kind: "image-folder" }),
  },
  {
    id: "check-pictures",
    title: "Check pictures…",
    synonyms: "images art missing unused duplicate small resolution dpi licence artist",
    keys: [],
    group: "File",
    isAvailable: hasWorkspace,
    run: () => openOverlay({ kind: "check-pictures" }),
  },
  {
    id: "image-hosts",
    title: "Allowed image hosts…",
    keys: [],
    group: "File",
    run: () => openOverlay({ kind: "image-hosts" }),
  },
  {
    id: "reload-images",
    title: "Reload all images",
    keys: [],
    group: "View",
    isAvailable: hasWorkspace,
    run: reloadImages,
  },
];
