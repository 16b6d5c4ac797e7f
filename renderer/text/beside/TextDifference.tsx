import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { visibleName, type Result } from "../../../shared/base/index.js";
import type { EarlierText, TextsCompared } from "../../../shared/bridge/index.js";
import type { StepView } from "../../../shared/workspace/index.js";
import { activeSheet, ask, call, useApp } from "../../state/index.js";
import { Dialog, late, LateInPlace, Select } from "../../ui/index.js";
import type { DifferenceProps } from "./MonacoDifference.js";
import { besideTexts } from "./texts.js";

const MonacoDifference = late(async () => (await import("./MonacoDifference.js")).MonacoDifference, LateInPlace);

/** The steps before which the text can be compared: nobody reads a longer list. */
const mostSteps = 20;

/** The text of the file on screen beside what it was: on disk, at the last commit, at the opening, or before one of the last steps. */
export function TextDifference({
  Viewer = MonacoDifference,
}: {
  /** Stands for Monaco in tests. */
  readonly Viewer?: ComponentType<DifferenceProps>;
}): ReactNode {
  const file = useApp((state) => activeSheet(state)?.ref.file);
  const steps = useDoneSteps();
  const [chosen, setChosen] = useState<string>();
  if (file === undefined || steps === undefined) return null;
  const choices = [
    ...steps.map(({ id, label }) => [String(id), besideTexts.beforeStep(label)] as const),
    ["disk", besideTexts.disk] as const,
    ["commit", besideTexts.commit] as const,
    ["opening", besideTexts.opening] as const,
  ];
  const since = chosen ?? (steps.length > 0 ? String(steps[0]?.id) : "opening");
  return (
    <Dialog title={besideTexts.difference(visibleName(file))} className="text-difference">
      <div className="form-grid">
        <label>
          {besideTexts.compareWith}
          <Select value={since} choices={choices} onChoose={setChosen} data-first-focus />
        </label>
      </div>
      <Compared key={since} file={file} since={since} Viewer={Viewer} />
    </Dialog>
  );
}

/** The last steps that are done, the newest first; undefined until they were read. */
function useDoneSteps(): readonly StepView[] | undefined {
  const history = useApp(({ workspace }) => workspace?.history);
  const [steps, setSteps] = useState<readonly StepView[]>();
  useEffect(() => {
    let isWanted = true;
    void call("history/steps", {}).then((answer) => {
      const done = answer?.steps.filter(({ isDone }) => isDone) ?? [];
      if (isWanted) setSteps(done.slice(-mostSteps).reverse());
    });
    return () => {
      isWanted = false;
    };
  }, [history]);
  return steps;
}

const isKind = (since: string): since is "disk" | "commit" | "opening" => ["disk", "commit", "opening"].includes(since);

const earlierOf = (since: string): EarlierText =>
  isKind(since) ? { kind: since } : { kind: "step", step: Number(since) };

interface ComparedProps {
  readonly file: string;
  readonly since: string;
  readonly Viewer: ComponentType<DifferenceProps>;
}

function Compared({ file, since, Viewer }: ComparedProps): ReactNode {
  const [found, setFound] = useState<Result<TextsCompared>>();
  const revision = useApp((state) => activeSheet(state)?.revision);
  useEffect(() => {
    let isWanted = true;
    void ask("text/compare", { file, with: earlierOf(since) }).then((answer) => {
      if (isWanted) setFound(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [file, since, revision]);
  if (!found) return <p role="status">{besideTexts.comparing}</p>;
  if (!found.ok) return <p role="alert">{found.error.message}</p>;
  const { before, now } = found.value;
  return (
    <>
      {before === null && <p role="status">{besideTexts.isNew}</p>}
      {before === now ? <p role="status">{besideTexts.noDifference}</p> : <Viewer before={before ?? ""} now={now} />}
    </>
  );
}
