import { X } from "lucide-react";
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { activeGrid } from "../grid/index.js";
import {
  call,
  isPutOff,
  loadProblems,
  problemsIn,
  setApp,
  sheetKey,
  useApp,
  useKept,
  useProblemBooks,
} from "../state/index.js";
import { IconButton, Select } from "../ui/index.js";
import { placesOfProblems } from "./broken-files.js";
import { filtered, grouped, totalsOf } from "./grouping.js";
import { usePaced } from "./paced.js";
import { usePanelKeyboard } from "./panel-keyboard.js";
import { Group } from "./ProblemGroup.js";
import { PutOff } from "./PutOff.js";
import { severities, SeverityIcon, severityNames, type Severity } from "./severity.js";
import { texts } from "./texts.js";

/** Nobody reads more rules or rows at once; narrowing the list shows the rest. */
const mostGroups = 200;

/** With more problems than these the list begins as a summary: its groups are folded. */
const mostUnfolded = 50;

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

  const titles = useRuleTitles();
  const putOffRules = useApp((state) => state.putOffRules);
  const everything = useMemo(() => refs.flatMap((ref) => problemsIn(sheetKey(ref), books)), [refs, books]);
  const all = useMemo(
    () => everything.filter((problem) => !isPutOff(problem, { putOffRules })),
    [everything, putOffRules],
  );
  const groups = useMemo(
    () => grouped(filtered(all, { text, severities: shown, withWaived }, titles), by),
    [all, text, shown, withWaived, titles, by],
  );
  const marksNew = useMemo(() => everything.some(({ isFromOpening }) => isFromOpening), [everything]);
  const isFolded = all.length > mostUnfolded && text.trim() === "";
  const toggle = (severity: Severity): void => {
    const next = new Set(shown);
    if (!next.delete(severity)) next.add(severity);
    setShown(next);
  };
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
      aria-label={texts.problems}
      data-keeps-keyboard
      onFocus={keyboard.onFocus}
      onBlur={keyboard.onBlur}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
        else keyboard.onKeyDown(event);
      }}
    >
      <header className="problems-head">
        <h2>{texts.problems}</h2>
        {severities.map((severity) => (
          <button
            key={severity}
            type="button"
            className="filter-chip"
            aria-pressed={shown.has(severity)}
            onClick={() => toggle(severity)}
          >
            <SeverityIcon severity={severity} /> {totals.severities[severity].toLocaleString("en")}{" "}
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
          {texts.exceptions(waived)}
        </button>
        <input
          className="field"
          type="search"
          aria-label={texts.searchProblems}
          placeholder={texts.search}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Select
          aria-label={texts.groupBy}
          value={by}
          choices={[
            ["rule", texts.byRule],
            ["row", texts.byRow],
          ]}
          onChoose={setBy}
        />
        <IconButton title={texts.closeProblems} icon={<X />} onClick={close} />
      </header>
      <div className="problems-list" tabIndex={-1}>
        <PutOff problems={everything} titles={titles} />
        {groups.length === 0 && (
          <p className="problems-none">{emptyText({ found: all.length, everything: everything.length, checking })}</p>
        )}
        {groups.slice(0, mostGroups).map((group) => (
          <Group
            key={group.key}
            by={by}
            group={group}
            title={by === "rule" ? titles.get(group.key) : undefined}
            marksNew={marksNew}
            isFolded={isFolded}
          />
        ))}
        {groups.length > mostGroups && <p className="problems-none">{texts.moreRows(groups.length - mostGroups)}</p>}
      </div>
    </section>
  );
}

interface Found {
  readonly found: number;
  readonly everything: number;
  readonly checking: number | null;
}

function emptyText({ found, everything, checking }: Found): string {
  if (found > 0) return texts.noneMatch;
  if (everything > 0) return texts.noneButPutOff;
  return checking === null ? texts.none : texts.noneSoFar;
}

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
