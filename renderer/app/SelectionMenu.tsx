import {
  ArrowDownToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  CircleAlert,
  ClipboardPaste,
  Copy,
  CopyPlus,
  CornerUpRight,
  Eraser,
  Eye,
  EyeOff,
  Filter,
  History,
  ListEnd,
  ListOrdered,
  MoveDown,
  MoveUp,
  MoveVertical,
  Pin,
  PinOff,
  RectangleEllipsis,
  Replace,
  ReplaceAll,
  Save,
  Scissors,
  SquarePen,
  Tags,
  Trash2,
  Undo2,
  Waypoints,
  X,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { commands, isAvailable, runCommand, shownKey } from "../commands/index.js";
import { Menu, type MenuItem } from "../ui/index.js";
import { setApp, useApp } from "../state/index.js";
import { lateTexts } from "./late-texts.js";
import { texts } from "./texts.js";

/** A command as a menu shows it; keys are given where the sheet has them, not the command. */
type Entry = readonly [command: string, icon: LucideIcon, keys?: string];
type Groups = readonly (readonly Entry[])[];

const form: Entry = ["form", RectangleEllipsis];

const changingRows: readonly Entry[] = [
  ["insert-row", ArrowUpToLine],
  ["add-row", ArrowDownToLine],
  ["duplicate-row", CopyPlus],
  ["delete-row", Trash2],
];

const groups: Readonly<Record<"rows" | "cells", Groups>> = {
  rows: [
    [form],
    changingRows,
    [["uses", Waypoints]],
    [
      ["move-up", MoveUp],
      ["move-down", MoveDown],
    ],
    [
      ["freeze-rows", Pin],
      ["unfreeze-rows", PinOff],
    ],
    [
      ["row-height", MoveVertical],
      ["hide-rows", EyeOff],
      ["show-hidden-rows", Eye],
      ["save-arrangement", Save],
    ],
  ],
  cells: [
    [
      ["cut", Scissors, "Mod+X"],
      ["copy", Copy, "Mod+C"],
      ["paste", ClipboardPaste, "Mod+V"],
    ],
    [
      ["fill-down", ListEnd, "Mod+D"],
      ["fill-right", ArrowRightToLine, "Mod+R"],
      ["fill-series", ListOrdered],
    ],
    [
      form,
      ["list", Tags],
      ["change-cells", SquarePen],
      ["replace", Replace],
      ["rename-value", ReplaceAll],
      ["revert-cells", Undo2],
      ["history", History],
      ["go-to-named", CornerUpRight],
      ["uses", Waypoints],
      ["filter-by-value", Filter],
      ["cell-problems", CircleAlert],
    ],
    changingRows,
    [
      ["clear-cells", Eraser, "Delete"],
      ["remove-keys", X, "Shift+Delete"],
    ],
  ],
};

/** Titles that say less, beside what they are about, than in the list of all commands. */
const shortTitles: Readonly<Record<string, string>> = {
  "save-arrangement": lateTexts.saveToFile,
  "cell-problems": lateTexts.problemsAndFixes,
  "filter-by-value": lateTexts.onlyThisValue,
  "remove-keys": lateTexts.removeKeys,
};

const itemOf = ([id, icon, ownKeys]: Entry): MenuItem[] => {
  const command = commands.find((each) => each.id === id);
  if (!command) return [];
  const title = shortTitles[id] ?? command.title;
  const key = ownKeys ?? command.keys[0];
  const keys = key === undefined ? undefined : shownKey(key);
  const run = (): void => runCommand(id);
  return [{ id, title, icon, keys, isDisabled: !isAvailable(command), run }];
};

const close = (): void => setApp({ selectionMenu: null });

/** What can be done with the selected rows or cells, where they were clicked. */
export function SelectionMenu(): ReactNode {
  const place = useApp((state) => state.selectionMenu);
  const isOneRow = useApp((state) => state.place.rowKeys.length === 1);
  const isOneCell = useApp((state) => state.place.cells === 1);
  if (!place) return null;
  const { of, left, top } = place;
  const label = of === "rows" ? (isOneRow ? texts.row : lateTexts.rows) : isOneCell ? lateTexts.cell : lateTexts.cells;
  return (
    <Menu
      key={of}
      label={label}
      left={left}
      top={top}
      groups={groups[of].map((group) => group.flatMap(itemOf))}
      close={close}
    />
  );
}
