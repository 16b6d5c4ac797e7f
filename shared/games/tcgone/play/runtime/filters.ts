import type { Priority } from "../../../../match/index.js";
import type { Filter, Value as Given } from "../../script/syntax/nodes.js";

/** The priorities of scripts. */
export const priorities: Readonly<Record<string, Priority>> = {
  FIRST: "first",
  AFTER_FIRST: "after-first",
  NORMAL: "normal",
  BEFORE_LAST2: "before-last-2",
  BEFORE_LAST: "before-last",
  LAST: "last",
};

/** The filter with this label, or else the one at this place among those without. */
export const labelled = (filters: readonly Filter[], label: string, at: number): Filter | undefined =>
  filters.find((filter) => filter.label?.word === label) ?? filters.filter(({ label: own }) => !own)[at];

/** The constant that a filter names. */
export const constantOf = (filter: Filter | undefined): string | undefined =>
  filter?.value.kind === "constant" ? filter.value.name : undefined;

/** Whether a filter leaves its place open. */
export const isNull = (filter: Filter | undefined): boolean =>
  filter === undefined || (filter.value.kind === "literal" && filter.value.value === null);

/** What a listener or modifier says of its priority. */
export const priorityOf = (filters: readonly Filter[]): string | undefined =>
  constantOf(filters.find(({ label }) => label?.word === "priority"));

/** The constant that an option of a bundle has. */
export const optionOf = (values: readonly Given[], name: string): string | undefined => {
  const value = values.find(({ label }) => label?.word === name)?.value;
  return value?.kind === "constant" ? value.name : undefined;
};
