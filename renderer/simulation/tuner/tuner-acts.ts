import type { TunerRequest, TunerStatus } from "../../../shared/bridge/index.js";
import type { Result } from "../../../shared/base/index.js";
import {
  ask,
  asStep,
  call,
  closeOverlay,
  getApp,
  openOverlay,
  say,
  sayDone,
  setApp,
  useApp,
} from "../../state/index.js";
import { startWhatIf } from "../../what-if/index.js";
import { texts } from "./texts.js";

/** Begins to tune. A notice says when that has ended, unless the dialog shows it. */
export async function startTuner(request: TunerRequest): Promise<Result<TunerStatus>> {
  const started = await ask("tuner/start", request);
  if (!started.ok) return started;
  const { run, card } = started.value;
  setApp({ tuner: started.value });
  const stop = useApp.subscribe(({ tuner, overlay }) => {
    if (tuner?.run === run && tuner.state === "running") return;
    stop();
    // Another number: the folder was closed. Who stops it knows.
    if (tuner?.run !== run || tuner.state === "cancelled" || overlay?.kind === "tuner") return;
    if (tuner.state === "failed") say("warning", texts.failedNotice(card, tuner.message ?? ""));
    else say("info", texts.endedNotice(card));
  });
  return started;
}

/** Stops it; what was tried stays on screen. */
export async function stopTuner(): Promise<void> {
  const status = await call("tuner/cancel", {});
  if (status) setApp({ tuner: status });
}

/** What is written when somebody takes up a proposal. */
export interface Proposed {
  readonly asked: TunerRequest;
  readonly card: string;
  readonly now: readonly number[];
  readonly values: readonly number[];
  /** The values in words. */
  readonly title: string;
}

/** Makes the proposal an ordinary edit of what is on screen: one step that can be undone. */
export async function writeProposal({ asked, card, now, values, title }: Proposed): Promise<void> {
  closeOverlay();
  const { sheet, rowKey, numbers } = asked;
  const edits = numbers.flatMap(({ column }, at) => {
    const [seen, value] = [now[at], values[at]];
    if (seen === undefined || value === undefined || seen === value) return [];
    return [{ sheet, rowKey, column, input: { kind: "value" as const, value }, seen, revision: 0 }];
  });
  const { answer, step } = await asStep(() => call("cells/edit", { edits, label: texts.label(title, card) }));
  if (!answer) return;
  for (const outcome of answer.outcomes) {
    if (outcome.kind === "refused") say("warning", outcome.message);
    if (outcome.kind === "conflict") openOverlay({ kind: "conflicts", id: outcome.conflict });
  }
  if (answer.outcomes.every(({ kind }) => kind === "done")) sayDone(texts.written(title, card), step);
}

/** Makes the proposal the first edit of a new what-if, which comes on screen. */
export async function tryProposal(proposed: Proposed): Promise<void> {
  closeOverlay();
  if (await startWhatIf(freeName(texts.whatIfName(proposed.title, proposed.card)))) await writeProposal(proposed);
}

/** A name that no what-if has. */
function freeName(wanted: string): string {
  const taken = new Set(getApp().whatIfs.list.map(({ name }) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} (${number})`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
