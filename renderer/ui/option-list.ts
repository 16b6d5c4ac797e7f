import { ranked } from "./ranked.js";

/** Something that a list offers: what choosing it writes, and what it is called where that is another text. */
export interface ListedOption {
  readonly value: string;
  readonly title?: string;
}

/** Longer lists are shown up to here; typing narrows them. */
const mostShown = 200;

/** What an option is called. */
export const titleOf = ({ value, title }: ListedOption): string => title ?? value;

/** The options to show: those that answer to what was typed, best first; without typing all in their order. */
export const shownOptions = <Option extends ListedOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] =>
  typed === ""
    ? options.slice(0, mostShown)
    : ranked(options, typed, titleOf, mostShown, ({ value }) => value.toLowerCase());

/** Whether the text is a part of an option, and not just its letters with others between them. */
export const holdsText = (option: ListedOption | undefined, text: string): boolean =>
  option !== undefined &&
  [option.value, titleOf(option)].some((each) => each.toLowerCase().includes(text.trim().toLowerCase()));
