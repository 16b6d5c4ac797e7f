import { hasWords } from "../../shared/base/index.js";
import type { ProblemView } from "../../shared/validate/index.js";

/** What the list of problems is narrowed to. */
export interface ProblemFilter {
  readonly text: string;
  readonly severities: ReadonlySet<ProblemView["severity"]>;
  readonly withWaived: boolean;
}

export interface ProblemGroup {
  /** Distinct also where rows have the same name. */
  readonly key: string;
  /** The code of the rule, or the row with its file. */
  readonly name: string;
  readonly problems: readonly ProblemView[];
}

const byName = new Intl.Collator("en", { numeric: true });

const weight = { error: 0, warning: 1, info: 2 } as const;

export interface ProblemTotals {
  readonly severities: Readonly<Record<ProblemView["severity"], number>>;
  readonly waived: number;
}

/** How many there are of each severity, without those that somebody accepted, and how many of these. */
export function totalsOf(problems: readonly ProblemView[]): ProblemTotals {
  const severities = { error: 0, warning: 0, info: 0 };
  let waived = 0;
  for (const problem of problems) {
    if (problem.waived) waived += 1;
    else severities[problem.severity] += 1;
  }
  return { severities, waived };
}

/**
 * The wanted problems: by severity, and by the beginnings of words that must all be in the message, the rule or the place.
 * `ruleTitles` are what rules say in a line, by their codes.
 */
export function filtered(
  problems: readonly ProblemView[],
  { text, severities, withWaived }: ProblemFilter,
  ruleTitles: ReadonlyMap<string, string> = new Map(),
): ProblemView[] {
  return problems.filter((problem) => {
    if (!severities.has(problem.severity) || (problem.waived && !withWaived)) return false;
    if (text.trim() === "") return true;
    const { message, code, rowTitle, columnTitle, sheet } = problem;
    const rule = `${code} ${ruleTitles.get(code) ?? ""}`;
    return hasWords(`${message} ${rule} ${rowTitle} ${columnTitle} ${sheet.file}`, text);
  });
}

/** Whether a problem came since the folder was opened. */
const isNew = ({ isFromOpening }: ProblemView): boolean => isFromOpening !== true;

const newFirst = (a: ProblemView, b: ProblemView): number => Number(isNew(b)) - Number(isNew(a));

/** How many problems came since the folder was opened, accepted ones left out. */
export const newCount = (problems: readonly ProblemView[]): number =>
  problems.reduce((sum, problem) => sum + (isNew(problem) && !problem.waived ? 1 : 0), 0);

/** Groups in which something is new first, in the order of their gravest problem, then of their names. */
export function grouped(problems: readonly ProblemView[], by: "rule" | "row"): ProblemGroup[] {
  const groups = new Map<string, { readonly name: string; readonly problems: ProblemView[] }>();
  for (const problem of problems) {
    const { sheet, rowTitle, rowKey, code } = problem;
    const name = by === "rule" ? code : rowKey === null ? sheet.file : `${rowTitle} · ${sheet.file}`;
    const key = by === "row" && rowKey !== null ? JSON.stringify([sheet.file, sheet.table, rowKey]) : name;
    const group = groups.get(key) ?? { name, problems: [] };
    groups.set(key, group);
    group.problems.push(problem);
  }
  const gravest = ({ problems }: ProblemGroup): number =>
    problems.reduce<number>((least, { severity }) => Math.min(least, weight[severity]), weight.info);
  const hasNew = ({ problems: [first] }: ProblemGroup): number => (first && isNew(first) ? 0 : 1);
  return [...groups]
    .map(([key, { name, problems: all }]) => ({
      key,
      name,
      problems: all.toSorted((a, b) => newFirst(a, b) || weight[a.severity] - weight[b.severity]),
    }))
    .map((group) => ({ group, rank: hasNew(group) * 10 + gravest(group) }))
    .sort((a, b) => a.rank - b.rank || byName.compare(a.group.name, b.group.name))
    .map(({ group }) => group);
}

export interface CommonFix {
  readonly id: string;
  /** What the fixes have in common: `Set defense to …` of those that set it to several values. */
  readonly title: string;
  /** The ids of the problems that are fixed in this way, those accepted left out. */
  readonly problems: readonly string[];
  /** How many of these fixes are guesses. */
  readonly guesses: number;
}

/** The ways in which several problems of a group can be fixed at once. */
export function commonFixes(problems: readonly ProblemView[]): CommonFix[] {
  const fixable = new Map<string, { readonly problems: string[]; readonly titles: Set<string>; guesses: number }>();
  for (const { id: problem, waived, fixes } of problems) {
    for (const { id, title, kind } of waived ? [] : fixes) {
      const known = fixable.get(id) ?? { problems: [], titles: new Set(), guesses: 0 };
      fixable.set(id, known);
      known.problems.push(problem);
      known.titles.add(title);
      if (kind === "guess") known.guesses += 1;
    }
  }
  return [...fixable]
    .filter(([, same]) => same.problems.length > 1)
    .map(([id, { problems: same, titles, guesses }]) => ({
      id,
      title: inCommon([...titles]),
      problems: same,
      guesses,
    }));
}

/** The words that all of some titles begin and end with, with a mark where they differ. */
function inCommon([first = "", ...others]: readonly string[]): string {
  const words = first.split(" ");
  const rest = others.map((title) => title.split(" "));
  const alike = (at: (all: readonly string[]) => string | undefined): boolean =>
    rest.every((all) => at(all) === at(words));
  const least = Math.min(words.length, ...rest.map((all) => all.length));
  let begin = 0;
  while (begin < least && alike((all) => all[begin])) begin += 1;
  if (begin === words.length && rest.every((all) => all.length === words.length)) return first;
  let end = 0;
  while (end < least - begin && alike((all) => all.at(-1 - end))) end += 1;
  return [...words.slice(0, begin), "…", ...words.slice(words.length - end)].join(" ");
}
