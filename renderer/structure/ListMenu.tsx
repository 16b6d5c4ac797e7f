import { Braces, Heading } from "lucide-react";
import type { ReactNode } from "react";
import type { ListSpelling } from "../../shared/toml/index.js";
import { Menu, type MenuItem } from "../ui/index.js";
import { latest, respellList, type EditedRow } from "./edits.js";
import type { Line } from "./model/line.js";
import { texts } from "./texts.js";

/** A list whose menu is open. */
export interface OpenListMenu {
  readonly line: Extract<Line, { readonly kind: "list" }>;
  /** Has the keyboard again when the menu closes. */
  readonly from: Element;
  readonly left: number;
  readonly top: number;
}

interface Props extends OpenListMenu {
  readonly edited: EditedRow;
  readonly close: () => void;
}

/** What can be done with a whole list. */
export function ListMenu({ edited, line, ...menu }: Props): ReactNode {
  const write = (spelling: ListSpelling): void => void respellList(latest(edited), line.place, spelling);
  const items: readonly MenuItem[] = [
    { id: "headers", title: texts.writeAsHeaders, icon: Heading, run: () => write("headers") },
    { id: "inline", title: texts.writeInline, icon: Braces, run: () => write("inline") },
  ];
  return <Menu label={line.title} groups={[items]} {...menu} />;
}
