import { getApp, openOverlay, sayHere, setApp } from "../state/index.js";
import { texts } from "./texts.js";

export const isRecording = (): boolean => getApp().recording !== null;

/** From now on, each change of cells becomes a step. */
export function startRecording(): void {
  setApp({ recording: { steps: [], leftOut: [] } });
  sayHere("info", texts.recordingStarted);
}

/** Ends the recording, or shows its steps to be named and saved. */
export function stopRecording(): void {
  const { recording } = getApp();
  if (!recording) return;
  if (recording.steps.length > 0) {
    openOverlay({ kind: "save-macro" });
    return;
  }
  setApp({ recording: null });
  const { leftOut } = recording;
  sayHere("info", [texts.nothingRecorded, ...(leftOut.length > 0 ? [texts.leftOut(leftOut)] : [])].join(" "));
}
