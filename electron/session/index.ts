export type { SessionHandle, SessionListener, SessionOptions } from "./handle.js";
export { Session, type Environment } from "./session.js";
export { startSession } from "./start.js";
export { unsavedEdits, whatBecomesOf } from "./unsaved.js";
