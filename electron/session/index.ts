export type { SessionHandle, SessionListener, SessionOptions } from "./handle.js";
export { Session, type Environment } from "./session.js";
export { startSession } from "./start.js";
export { endOfWhatIfs, unsavedEdits, whatBecomesOf } from "./unsaved.js";
