import { activeSheet, faceOfSheet, getApp, openOverlay, setApp } from "../state/index.js";
import type { Command } from "./command.js";

const hasFaces = (): boolean => {
  const sheet = activeSheet(getApp());
  return sheet !== undefined && faceOfSheet(sheet, getApp().ownFaces) !== undefined;
};

/** Commands about how cards look. */
export const faceCommands: readonly Command[] = [
  {
    id: "toggle-face",
    title: "Show or hide the card face",
    synonyms: "picture look layout card proof",
    keys: ["Mod+Alt+V"],
    group: "View",
    isAvailable: hasFaces,
    run: () => setApp(({ facePaneOpen }) => ({ facePaneOpen: !facePaneOpen })),
  },
  {
    id: "large-face",
    title: "Enlarge the card face",
    synonyms: "zoom big magnify look",
    keys: ["Mod+Alt+Shift+V"],
    group: "View",
    isAvailable: () => hasFaces() && getApp().place.rowKey !== null,
    run: () => openOverlay({ kind: "large-face" }),
  },
  {
    id: "toggle-guides",
    title: "Show or hide print guides",
    synonyms: "bleed trim cut safe area margin",
    keys: [],
    group: "View",
    isAvailable: hasFaces,
    run: () => setApp(({ faceGuides }) => ({ faceGuides: !faceGuides })),
  },
  {
    id: "gallery",
    title: "Show the cards as a gallery…",
    synonyms: "faces compare look side by side",
    keys: ["Mod+Alt+G"],
    group: "View",
    isAvailable: hasFaces,
    run: () => openOverlay({ kind: "gallery" }),
  },
  {
    id: "make-cards",
    title: "Print or export cards…",
    synonyms: "pdf png proof sheets tabletop simulator cockatrice squib nandeck card game simulator deck",
    keys: ["Mod+Alt+P"],
    group: "File",
    isAvailable: hasFaces,
    run: () => openOverlay({ kind: "make-cards" }),
  },
];
