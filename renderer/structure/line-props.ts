import type { ProblemView } from "../../shared/validate/index.js";
import type { Option } from "../arrangement/index.js";
import type { Leaving } from "../ui/index.js";
import type { OpenLineMenu } from "./LineMenu.js";
import type { Field, Line } from "./model/line.js";

/** The editor that is open. */
export interface Editing {
  readonly id: string;
  readonly at: number;
  /** What was typed to open it. */
  readonly typed: string | undefined;
}

/** What a line can ask for. */
export interface LineActs {
  readonly optionsOf: (line: Line, at: number) => readonly Option[] | undefined;
  readonly goTo: (line: Line, at: number) => void;
  readonly edit: (line: Line, at: number) => void;
  readonly commit: (line: Line, at: number, text: string, leaving: Leaving) => void;
  readonly cancel: () => void;
  /** Keeps in sight what was typed into a value, named so, that went away. */
  readonly lose: (name: string, text: string | undefined) => void;
  readonly toggle: (line: Line) => void;
  readonly addItem: (line: Line) => void;
  readonly addMember: (line: Line, at: number) => void;
  readonly remove: (line: Line) => void;
  readonly openMenu: (menu: OpenLineMenu) => void;
}

/** What each part of a line is drawn from. */
export interface LineProps {
  readonly line: Line;
  /** Counted from 1, over all lines of the tree: only those in sight are drawn. */
  readonly rowIndex: number;
  /** The stop that the keyboard is at; undefined where it is elsewhere. */
  readonly at: number | undefined;
  readonly editing: Editing | undefined;
  readonly isReadOnly: boolean;
  /** Those of the line itself, and in closed blocks of all that is in it. */
  readonly problems: (line: Line, field?: Field) => readonly ProblemView[];
  readonly acts: LineActs;
}

/** What makes an element a place for the keyboard. */
export const stopProps = ({ line, at, acts }: LineProps, stop: number) => ({
  "data-stop": stop,
  tabIndex: at === stop ? 0 : -1,
  onFocus: () => at === stop || acts.goTo(line, stop),
});
