import { useEffect, useRef, useState, type ReactNode } from "react";
import type { SimulationTool, ToolAnswers, ToolReport, ToolTables } from "../../shared/games/index.js";
import { Dialog, faultOf, firstAnswers, OptionFields } from "../ui/index.js";
import { say } from "../state/index.js";
import { simulationOf } from "./offered.js";
import { ReportView } from "./ReportView.js";
import { runSimulation } from "./run.js";
import { fetchTables } from "./fetch-tables.js";
import { texts } from "./texts.js";

interface Props {
  readonly game: string;
  readonly tool: string;
}

/** Simulates something with the cards of the workspace, and shows what comes of it as charts and tables. */
export function SimulationDialog({ game, tool: id }: Props): ReactNode {
  const tool = simulationOf(game, id);
  const [tables, setTables] = useState<ToolTables | undefined>();
  useEffect(() => {
    let isWanted = true;
    if (tool)
      void fetchTables(game, tool.reads).then((fetched) => {
        if (isWanted && fetched) setTables(fetched);
      });
    return () => {
      isWanted = false;
    };
  }, [game, tool]);
  if (!tool) return null;
  if (tables) return <Simulating tool={tool} tables={tables} />;
  return (
    <Dialog title={tool.title} className="is-broad">
      <p role="status">{texts.readingTheSheets}</p>
    </Dialog>
  );
}

function Simulating({ tool, tables }: { readonly tool: SimulationTool; readonly tables: ToolTables }): ReactNode {
  const [options] = useState(() => tool.options(tables));
  const [answers, setAnswers] = useState<ToolAnswers>(() => firstAnswers(options));
  /** From 0 to 1; undefined while nothing runs. */
  const [part, setPart] = useState<number | undefined>();
  const [report, setReport] = useState<ToolReport | undefined>();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isReady = options.every((option) => faultOf(option, answers[option.id]) === undefined);

  const run = async (): Promise<void> => {
    const simulation = tool.start(tables, answers);
    if (!simulation.ok) {
      say("error", simulation.error.message);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setPart(0);
    await runSimulation(simulation.value, setPart, controller.signal);
    if (running.current !== controller) return;
    setPart(undefined);
    setReport(simulation.value.report());
  };
  const isRunning = part !== undefined;
  return (
    <Dialog
      title={tool.title}
      className="is-broad"
      isScrolling
      footer={
        <>
          <span className="dialog-note" role="status">
            {isRunning ? texts.simulating(Math.floor(part * 100)) : ""}
          </span>
          {isRunning && <progress className="tool-progress" value={part} aria-label={texts.progress} />}
          {isRunning && (
            <button type="button" className="button" onClick={() => running.current?.abort()}>
              {texts.stop}
            </button>
          )}
          <button
            type="button"
            className="button is-main"
            data-first-focus
            disabled={!isReady || isRunning}
            onClick={() => void run()}
          >
            {report ? texts.runAgain : texts.run}
          </button>
        </>
      }
    >
      <p className="tool-about">{tool.about}</p>
      <OptionFields options={options} answers={answers} isDisabled={isRunning} onChange={setAnswers} />
      {report ? (
        <ReportView report={report} name={tool.id} />
      ) : (
        <p className="tool-empty">{isRunning ? texts.chartsAppearAtTheEnd : texts.runToSeeCharts}</p>
      )}
    </Dialog>
  );
}
