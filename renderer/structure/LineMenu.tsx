import {
  ArrowDownToLine,
  ArrowUpToLine,
  Braces,
  CopyPlus,
  Heading,
  MoveDown,
  MoveUp,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import type { ItemAct } from "../state/index.js";
import type { ListSpelling } from "../../shared/toml/index.js";
import { Menu, type MenuItem } from "../ui/index.js";
import { latest, respellList, type EditedRow } from "./edits.js";
import type { Line } from "./model/line.js";
import { texts } from "./texts.js";

/** A line whose menu is open. */
export interface OpenLineMenu {
  readonly line: Line;
  /** Has the keyboard again when the menu closes. */
  readonly from: Element;
  readonly left: number;
  readonly top: number;
}

interface Props extends OpenLineMenu {
  readonly edited: EditedRow;
  /** Does something with the item that the line belongs to. */
  readonly onAct: (act: ItemAct) => void;
  readonly close: () => void;
}

/** Whether anything can be done with a line: with a list that has items, or with the item it belongs to. */
export const hasMenu = (line: Line): boolean => (line.kind === "list" ? line.count > 0 : line.list !== undefined);

/** What can be done with a whole list, or with an item of one. */
export function LineMenu({ edited, line, onAct, ...menu }: Props): ReactNode {
  const label = line.kind === "list" ? line.title : line.name;
  return <Menu label={label} groups={line.kind === "list" ? ofList(edited, line) : ofItem(line, onAct)} {...menu} />;
}

type Groups = readonly (readonly MenuItem[])[];

function ofList(edited: EditedRow, line: Line): Groups {
  const write = (spelling: ListSpelling): void => void respellList(latest(edited), line.place, spelling);
  return [
    [
      { id: "headers", title: texts.writeAsHeaders, icon: Heading, run: () => write("headers") },
      { id: "inline", title: texts.writeInline, icon: Braces, run: () => write("inline") },
    ],
  ];
}

function ofItem({ list }: Line, onAct: (act: ItemAct) => void): Groups {
  const item = (id: ItemAct, title: string, icon: LucideIcon, isDisabled = false): MenuItem => ({
    id,
    title,
    icon,
    isDisabled,
    run: () => onAct(id),
  });
  return [
    [
      item("above", texts.insertItemAbove, ArrowUpToLine),
      item("below", texts.addItemBelow, ArrowDownToLine),
      item("duplicate", texts.duplicateItem, CopyPlus),
      item("delete", texts.deleteItem, Trash2),
    ],
    [
      item("up", texts.moveItemUp, MoveUp, list?.at === 0),
      item("down", texts.moveItemDown, MoveDown, list !== undefined && list.at + 1 >= list.count),
    ],
  ];
}
