import { say } from "../state/index.js";
import { texts } from "./texts.js";

/** Reports that code which was needed for something could not be loaded. */
export const sayNotLoaded = (): void => say("error", texts.partNotLoaded);
