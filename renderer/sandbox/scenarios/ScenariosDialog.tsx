import { Check, CircleAlert, CircleDashed, X } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ScenarioFile } from "../../../shared/bridge/index.js";
import { scenarioGuide, type ScenarioReport } from "../../../shared/scenario/index.js";
import { Dialog } from "../../ui/index.js";
import { loadedGames, say, useCloseOverlay } from "../../state/index.js";
import { scenarioTexts } from "./texts.js";
import { scenarioFiles, ScenarioRunner, titleOf } from "./scenario-files.js";

interface Entry extends ScenarioFile {
  readonly title: string;
}

/** The scenarios of the folder: played one by one or all, with what was not as expected, and put on the table. */
export function ScenariosDialog(): ReactNode {
  const close = useCloseOverlay();
  const [entries, setEntries] = useState<readonly Entry[] | undefined>();
  const [reports, setReports] = useState<ReadonlyMap<string, ScenarioReport>>(new Map());
  const [text, setText] = useState("");
  const [isRunning, setRunning] = useState(false);
  const runner = useRef(new ScenarioRunner());
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    void scenarioFiles().then((files = []) => setEntries(files.map((file) => ({ ...file, title: titleOf(file) }))));
    return () => {
      isHere.current = false;
    };
  }, []);
  const shown = (entries ?? []).filter(({ title, file }) =>
    `${title} ${file}`.toLowerCase().includes(text.toLowerCase()),
  );
  const run = async (some: readonly Entry[]): Promise<void> => {
    setRunning(true);
    for (const entry of some) {
      const { report } = await runner.current.run(entry);
      if (!isHere.current) return;
      setReports((before) => new Map(before).set(entry.file, report));
      await new Promise((done) => setTimeout(done));
    }
    setRunning(false);
  };
  const open = async (entry: Entry): Promise<void> => {
    const opened = await runner.current.open(entry);
    if (opened.ok) close();
    else say("warning", opened.error.message);
  };
  return (
    <Dialog
      title={scenarioTexts.scenarios}
      className="is-wide scenarios"
      isScrolling
      footer={
        <>
          <span className="dialog-note" role="status">
            {summaryOf(entries, reports)}
          </span>
          <button
            type="button"
            className="button is-main"
            data-first-focus
            disabled={isRunning || shown.length === 0}
            onClick={() => void run(shown)}
          >
            {isRunning ? scenarioTexts.playing : scenarioTexts.playShown(shown.length)}
          </button>
        </>
      }
    >
      {entries?.length === 0 ? (
        <p>
          {scenarioTexts.noScenarios} <code>.scenario.toml</code>.
        </p>
      ) : (
        <input
          className="field"
          type="search"
          aria-label={scenarioTexts.searchScenarios}
          placeholder={scenarioTexts.search}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {entries === undefined && <p>{scenarioTexts.readingTheScenarios}</p>}
      <details className="scenario-guide">
        <summary>{scenarioTexts.howScenariosAreWritten}</summary>
        <pre>{guide()}</pre>
      </details>
      <ul className="scenario-list">
        {shown.map((entry) => (
          <li key={entry.file}>
            <Row
              entry={entry}
              report={reports.get(entry.file)}
              onRun={() => void run([entry])}
              onOpen={() => void open(entry)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The format, and the words of the games that can be played. */
const guide = (): string =>
  scenarioGuide(loadedGames().flatMap(({ id, play }) => (play === undefined ? [] : [{ id, rulesets: play.rulesets }])));

function summaryOf(entries: readonly Entry[] | undefined, reports: ReadonlyMap<string, ScenarioReport>): string {
  if (!entries || reports.size === 0) return "";
  const all = [...reports.values()];
  const count = (verdict: ScenarioReport["verdict"]): number => all.filter((each) => each.verdict === verdict).length;
  const parts = [`${count("passed")} passed`, `${count("failed")} failed`];
  if (count("wrong") > 0) parts.push(scenarioTexts.countNotPlayed(count("wrong")));
  return parts.join(", ");
}

interface RowProps {
  readonly entry: Entry;
  readonly report: ScenarioReport | undefined;
  readonly onRun: () => void;
  readonly onOpen: () => void;
}

function Row({ entry, report, onRun, onOpen }: RowProps): ReactNode {
  const broken = report?.checks.filter(({ held }) => !held) ?? [];
  return (
    <>
      <div className="scenario-row" data-verdict={report?.verdict}>
        <Verdict report={report} />
        <span className="scenario-title">{entry.title}</span>
        <span className="scenario-file">{entry.file}</span>
        <button type="button" className="button is-small" onClick={onRun}>
          {scenarioTexts.play}
        </button>
        <button type="button" className="button is-small" title={scenarioTexts.openItsPosition} onClick={onOpen}>
          {scenarioTexts.open}
        </button>
      </div>
      {report?.faults.map((fault) => (
        <p key={`${fault.line ?? 0} ${fault.message}`} className="scenario-broken">
          {fault.line === undefined ? "" : scenarioTexts.lineNumber(fault.line)}
          {fault.message} {fault.suggestion ?? ""}
        </p>
      ))}
      {broken.map(({ line, step, what, expected, seen }) => (
        <p key={`${line} ${what}`} className="scenario-broken">
          {scenarioTexts.wasExpectedToBe(line, step, what)} <b>{expected}</b>
          {scenarioTexts.butItIs} <b>{seen}</b>
        </p>
      ))}
    </>
  );
}

function Verdict({ report }: { readonly report: ScenarioReport | undefined }): ReactNode {
  switch (report?.verdict) {
    case undefined:
      return <CircleDashed role="img" aria-label={scenarioTexts.notPlayedYet} />;
    case "passed":
      return <Check role="img" aria-label={scenarioTexts.passed} />;
    case "failed":
      return <X role="img" aria-label={scenarioTexts.failed} />;
    case "wrong":
      return <CircleAlert role="img" aria-label={scenarioTexts.couldNotBePlayed} />;
  }
}
