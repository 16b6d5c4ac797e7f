import {
  ArrowDownToLine,
  ArrowUpToLine,
  CopyPlus,
  Eye,
  EyeOff,
  MoveDown,
  MoveUp,
  MoveVertical,
  Pin,
  PinOff,
  Save,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { commands, isAvailable, runCommand, shownKey } from "../commands/index.js";
import { Menu, type MenuItem } from "../ui/index.js";
import { setApp, useApp } from "../state/index.js";
import { texts } from "./texts.js";

/** The commands about rows that their menu offers, in groups. */
const groups: readonly (readonly (readonly [command: string, icon: LucideIcon])[])[] = [
  [
    ["insert-row", ArrowUpToLine],
    ["add-row", ArrowDownToLine],
    ["duplicate-row", CopyPlus],
    ["delete-row", Trash2],
  ],
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
];

/** Titles that say less, beside rows, than in the list of all commands. */
const shortTitles: Readonly<Record<string, string>> = { "save-arrangement": texts.saveToFile };

const itemOf = ([id, icon]: readonly [string, LucideIcon]): MenuItem[] => {
  const command = commands.find((each) => each.id === id);
  if (!command) return [];
  const { keys } = command;
  const [key] = keys;
  const title = shortTitles[id] ?? command.title;
  const item = { id, title, icon, isDisabled: !isAvailable(command), run: () => runCommand(id) };
  return [key === undefined ? item : { ...item, keys: shownKey(key) }];
};

const close = (): void => setApp({ rowMenu: null });

/** What can be done with the selected rows, where their numbers were clicked. */
export function RowMenu(): ReactNode {
  const place = useApp((state) => state.rowMenu);
  const isOne = useApp((state) => state.place.rowKeys.length === 1);
  if (!place) return null;
  const items = groups.map((group) => group.flatMap(itemOf));
  return <Menu label={isOne ? texts.row : texts.rows} left={place.left} top={place.top} groups={items} close={close} />;
}
