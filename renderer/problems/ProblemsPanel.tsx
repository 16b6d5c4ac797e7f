import { X } from "lucide-react";
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import { IconButton, Select } from "../ui/index.js";
import { activeGrid } from "../grid/index.js";
import {
  call,
  loadProblems,
  openOverlay,
  problemsIn,
  setApp,
  sheetKey,
  useApp,
  useKept,
  useProblemBooks,
} from "../state/index.js";
import { applyFix, explain, goToProblem, waive } from "./actions.js";
import { commonFixes, filtered, grouped, totalsOf, type CommonFix, type ProblemGroup } from "./grouping.js";
import { isOfBrokenFile, placesOfProblems } from "./broken-files.js";
import { useIsSeen, useOffers } from "./offers.js";
import { usePaced } from "./paced.js";
import { usePanelKeyboard } from "./panel-keyboard.js";
import { severities, SeverityIcon, severityNames, type Severity } from "./severity.js";

/** Nobody reads more of a kind, or more rows, at once; narrowing the list shows the rest. */
const mostOfGroup = 100;
const mostGroups = 200;

/** All problems of the workspace under the sheet: grouped, filtered, searched; each jumps to its cell. */
export function ProblemsPanel(): ReactNode {
  const isOpen = useApp((state) => state.problemsOpen);
  return isOpen ? <OpenPanel /> : null;
}

function OpenPanel(): ReactNode {
  const workspace = useApp((state) => state.workspace);
  const refs = useKept(workspace ? placesOfProblems(workspace) : []);
  const books = useDeferredValue(usePaced(useProblemBooks((state) => state.books)));
  const checking = useApp((state) => state.checking);
  const [by, setBy] = useState<"rule" | "row">("rule");
  const [text, setText] = useState("");
  const [shown, setShown] = useState<ReadonlySet<Severity>>(new Set(severities));
  const [withWaived, setWithWaived] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const keyboard = usePanelKeyboard(panel);
  useEffect(() => {
    for (const ref of refs) void loadProblems(ref);
  }, [refs]);

  const all = useMemo(() => refs.flatMap((ref) => problemsIn(sheetKey(ref), books)), [refs, books]);
  const groups = useMemo(
    () => grouped(filtered(all, { text, severities: shown, withWaived }), by),
    [all, text, shown, withWaived, by],
  );
  const toggle = (severity: Severity): void => {
    const next = new Set(shown);
    if (!next.delete(severity)) next.add(severity);
    setShown(next);
  };
  const titles = useRuleTitles();
  const close = (): void => {
    setApp({ problemsOpen: false });
    activeGrid()?.focus();
  };
  const totals = useMemo(() => totalsOf(all), [all]);
  const { waived } = totals;
  return (
    <section
      ref={panel}
      className="problems-panel"
      aria-label="Problems"
      data-keeps-keyboard
      onFocus={keyboard.onFocus}
      onBlur={keyboard.onBlur}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
        else keyboard.onKeyDown(event);
      }}
    >
      <header className="problems-head">
        <h2>Problems</h2>
        {severities.map((severity) => (
          <button
            key={severity}
            type="button"
            className="filter-chip"
            aria-pressed={shown.has(severity)}
            onClick={() => toggle(severity)}
          >
            <SeverityIcon severity={severity} /> {totals.severities[severity].toLocaleString()}{" "}
            {severityNames[severity].toLowerCase()}
            {totals.severities[severity] === 1 ? "" : "s"}
          </button>
        ))}
        <button
          type="button"
          className="filter-chip"
          aria-pressed={withWaived}
          disabled={waived === 0}
          onClick={() => setWithWaived(!withWaived)}
        >
          {waived} {waived === 1 ? "exception" : "exceptions"}
        </button>
        <input
          className="field"
          type="search"
          aria-label="Search problems"
          placeholder="Search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Select
          aria-label="Group by"
          value={by}
          choices={[
            ["rule", "By rule"],
            ["row", "By row"],
          ]}
          onChoose={setBy}
        />
        <IconButton title="Close problems" icon={<X />} onClick={close} />
      </header>
      <div className="problems-list" tabIndex={-1}>
        {groups.length === 0 && <p className="problems-none">{emptyText(all.length === 0, checking)}</p>}
        {groups.slice(0, mostGroups).map((group) => (
          <Group key={group.key} by={by} group={group} title={by === "rule" ? titles.get(group.key) : undefined} />
        ))}
        {groups.length > mostGroups && (
          <p className="problems-none">
            And {(groups.length - mostGroups).toLocaleString()} more rows: search to see them.
          </p>
        )}
      </div>
    </section>
  );
}

function emptyText(isNothingFound: boolean, checking: number | null): string {
  if (!isNothingFound) return "No problems match the search.";
  return checking === null ? "No problems in this folder." : "No problems so far; still checking.";
}

interface GroupProps {
  readonly by: "rule" | "row";
  readonly group: ProblemGroup;
  /** What the rule says, where the group is of a rule. */
  readonly title: string | undefined;
}

function Group({ by, group: { key, problems }, title }: GroupProps): ReactNode {
  const [first] = problems;
  const element = useRef<HTMLDetailsElement>(null);
  const most = useMemo(() => problems.slice(0, mostOfGroup), [problems]);
  const shown = useOffers(most, useIsSeen(element));
  // Problems of one row break different rules: what they could be fixed with has nothing in common.
  const fixes = useMemo(
    () => (by === "rule" ? commonFixes([...shown, ...problems.slice(mostOfGroup)]) : []),
    [shown, problems, by],
  );
  return (
    <details ref={element} className="problem-group" open>
      <summary>
        {first && <SeverityIcon severity={first.severity} />}
        <span className="problem-rule">{title ?? key}</span>
        <span className="problem-count">{problems.length.toLocaleString()}</span>
        {title !== undefined && <span className="problem-file">{visibleName(key)}</span>}
        {title !== undefined && first && (
          <button type="button" className="link" onClick={(event) => act(event, () => explain(first))}>
            Why?
          </button>
        )}
        {fixes.map((fix) => (
          <button
            key={fix.id}
            type="button"
            className="link"
            onClick={(event) => act(event, () => openOverlay({ ...fix, kind: "fix-all", fix: fix.id }))}
          >
            {labelOf(fix)}
          </button>
        ))}
      </summary>
      <ul>
        {shown.map((problem) => (
          <Item key={problem.id} problem={problem} />
        ))}
        {problems.length > mostOfGroup && (
          <li className="problems-none">
            And {(problems.length - mostOfGroup).toLocaleString()} more: search to see them.
          </li>
        )}
      </ul>
    </details>
  );
}

/** Guesses are looked through, not made: the dialog asks about each. */
function labelOf({ title, problems, guesses }: CommonFix): string {
  const certain = problems.length - guesses;
  const guessed = `${guesses.toLocaleString()} ${guesses === 1 ? "guess" : "guesses"}`;
  if (certain === 0) return `Review ${guessed}: ${lowerFirst(title)}`;
  return `Fix ${certain.toLocaleString()}: ${lowerFirst(title)}${guesses === 0 ? "" : `, and review ${guessed}`}`;
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** What the rules say in a line, by their codes. */
function useRuleTitles(): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void call("problems/rules", {}).then((answer) =>
      setTitles(new Map(answer?.rules.map(({ code, title }) => [code, title]))),
    );
  }, []);
  return titles;
}

/** A click inside a summary that does not open or close it. */
function act(event: { preventDefault(): void }, action: () => void): void {
  event.preventDefault();
  action();
}

function Item({ problem }: { readonly problem: ProblemView }): ReactNode {
  const { severity, message, rowTitle, columnTitle, sheet, waived, fixes } = problem;
  const [fix] = fixes;
  return (
    <li className={waived ? "problem-item is-waived" : "problem-item"}>
      <button type="button" className="problem-jump" onClick={() => goToProblem(problem)}>
        <SeverityIcon severity={severity} />
        <span className="problem-where">
          {[rowTitle, columnTitle].filter((part) => part !== "").join(" · ") || visibleName(sheet.file)}
        </span>
        <span className="problem-message">
          {message}
          {waived && <em> Exception: {waived.reason}</em>}
        </span>
        <span className="problem-file">{visibleName(sheet.file)}</span>
      </button>
      {fix && !waived && (
        <button
          type="button"
          className="button is-small"
          title={fix.title}
          onClick={() => void applyFix(problem, fix.id)}
        >
          {fix.title}
        </button>
      )}
      {!isOfBrokenFile(problem) && (
        <button type="button" className="link" onClick={() => waive(problem)}>
          {waived ? "Remove exception" : "Add exception…"}
        </button>
      )}
    </li>
  );
}
