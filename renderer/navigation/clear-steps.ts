import { call, openOverlay, say } from "../state/index.js";
import { texts } from "./texts.js";

/** Forgets the steps of undo and redo, those kept from earlier sessions too, once the person has agreed. */
export function clearStepsOrNot(): void {
  const clear = (): void => {
    void call("history/clear", {}).then((cleared) => {
      if (cleared) say("info", texts.stepsCleared);
    });
  };
  openOverlay({
    kind: "ask",
    question: {
      title: texts.askClearSteps,
      text: texts.clearStepsHint,
      safe: texts.keepSteps,
      choices: [{ title: texts.clearSteps, run: clear }],
    },
  });
}
