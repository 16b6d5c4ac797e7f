/** The groups of commands, in the order in which the help lists them. */
export const commandGroups = ["Edit", "Rows", "Go", "Match", "File", "View", "Help"] as const;

/** Something the app can be asked to do: by keys, in the palette, in menus. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** Other words that the list of commands finds it by. */
  readonly synonyms?: string;
  /** As shown: `Mod+Z`. Several keys may run one command. */
  readonly keys: readonly string[];
  readonly group: (typeof commandGroups)[number];
  /** Whether it can be run now; always, where absent. */
  readonly isAvailable?: () => boolean;
  /** Why it cannot be run here, as a sentence that whoever asks for it is shown; undefined where it can. */
  readonly whyNot?: () => string | undefined;
  /** Returns a promise where the next keys must wait, since the active cell changes. */
  readonly run: () => unknown;
}
