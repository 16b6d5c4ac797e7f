import {
  activeSheet,
  ask,
  call,
  getApp,
  loadSheet,
  openOverlay,
  openTexts,
  say,
  sayDone,
  shownWhatIf,
  turns,
} from "../state/index.js";
import { texts } from "./texts.js";

/**
 * Leaves the editor that is open, so that what was typed in it goes to the cards it was typed for. False where it stays open,
 * which is said.
 */
function leaveEditors(): boolean {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (openTexts().length === 0) return true;
  say("warning", texts.finishTyping);
  return false;
}

/** Other cards come on screen: what is typed meanwhile waits until they are here. */
function turnTo<Answer>(answered: Promise<Answer>): Promise<Answer> {
  const whole = answered.then(async (answer) => {
    const sheet = activeSheet(getApp());
    if (sheet) await loadSheet(sheet.ref);
    return answer;
  });
  turns.hold(whole);
  return whole;
}

/** Shows a what-if, or for null the current cards. */
export async function showWhatIf(id: number | null): Promise<void> {
  if (leaveEditors()) await turnTo(call("what-ifs/show", { id }));
}

/** Begins a what-if and shows it; false where that was not done. */
export const startWhatIf = async (name: string): Promise<boolean> =>
  leaveEditors() && (await turnTo(call("what-ifs/start", { name }))) !== undefined;

/** Calls a what-if something else; false where that was not done. */
export const renameWhatIf = async (id: number, name: string): Promise<boolean> =>
  (await call("what-ifs/rename", { id, name })) !== undefined;

/** Puts the edits of a what-if into the current cards. What prevents that is shown, where it is to be decided. */
export async function keepWhatIf(id: number): Promise<void> {
  const name = nameOf(id);
  if (!leaveEditors()) return;
  const kept = await turnTo(ask("what-ifs/keep", { id }));
  if (kept.ok) {
    sayDone(texts.keptAs(name), getApp().workspace?.history.step ?? null);
    return;
  }
  say("warning", kept.error.message);
  if (kept.error.code !== "what-if/conflicts") return;
  await showWhatIf(id);
  openOverlay({ kind: "conflicts" });
}

/** Ends a what-if; asks first where edits go with it. */
export function dropWhatIf(id: number): void {
  const edits = getApp().whatIfs.list.find((each) => each.id === id)?.edits ?? 0;
  const drop = (): void => void turnTo(call("what-ifs/drop", { id }));
  if (edits === 0) {
    drop();
    return;
  }
  openOverlay({
    kind: "ask",
    question: {
      title: texts.dropQuestion(nameOf(id)),
      text: texts.whatDropLoses(edits),
      safe: texts.goOn,
      choices: [{ title: texts.dropIt, run: drop }],
    },
  });
}

/** Does something with the what-if on screen. */
export function withShown(act: (id: number) => unknown): unknown {
  const shown = shownWhatIf(getApp());
  return shown && act(shown.id);
}

const nameOf = (id: number): string => getApp().whatIfs.list.find((each) => each.id === id)?.name ?? "";
