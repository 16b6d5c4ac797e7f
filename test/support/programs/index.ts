import { join } from "node:path";
import { inject } from "vitest";
import type { ProgramName } from "./entries.js";

declare module "vitest" {
  interface ProvidedContext {
    programFolder: string;
  }
}

/** The file of a program, for Node to start as a process or a thread. */
export const programFile = (name: ProgramName): string => join(inject("programFolder"), `${name}.js`);
