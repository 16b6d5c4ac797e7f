import { activeSheet, getApp, openOverlay } from "../state/index.js";
import { derivedIn } from "../../shared/derived/index.js";
import type { Command } from "./command.js";

const sheet = () => activeSheet(getApp());

/** Commands about columns that are computed from others. */
export const derivedCommands: readonly Command[] = [
  {
    id: "add-derived",
    title: "Add computed column…",
    synonyms: "formula expression calculate",
    keys: [],
    group: "Edit",
    isAvailable: () => sheet() !== undefined,
    run: () => openOverlay({ kind: "derived" }),
  },
  {
    id: "edit-derived",
    title: "Edit computed columns…",
    synonyms: "formula expression calculate",
    keys: [],
    group: "Edit",
    isAvailable: () => {
      const active = sheet();
      return active !== undefined && derivedIn(active).length > 0;
    },
    run: () => {
      const active = sheet();
      const [first] = active ? derivedIn(active) : [];
      if (first) openOverlay({ kind: "derived", name: first.name });
    },
  },
];
