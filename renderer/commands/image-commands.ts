import { getApp, openOverlay, setApp } from "../state/index.js";
import type { Command } from "./commands.js";

const hasWorkspace = (): boolean => Boolean(getApp().workspace);

/** Commands about the pictures of cards. */
export const imageCommands: readonly Command[] = [
  {
    id: "image-folder",
    title: "Choose the folder of images…",
    keys: [],
    group: "File",
    isAvailable: hasWorkspace,
    run: () => openOverlay({ kind: "image-folder" }),
  },
  {
    id: "image-hosts",
    title: "Hosts that images may come from…",
    keys: [],
    group: "File",
    run: () => openOverlay({ kind: "image-hosts" }),
  },
  {
    id: "reload-images",
    title: "Load all images again",
    keys: [],
    group: "View",
    isAvailable: hasWorkspace,
    run: () => setApp(({ imagesVersion }) => ({ imagesVersion: imagesVersion + 1 })),
  },
];
