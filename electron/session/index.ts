export type { SessionHandle, SessionListener, SessionOptions } from "./handle.js";
