import { join } from "node:path";
import { root } from "./entries.js";

/**
 * Where the Vitest process that asks keeps the programs of its run; tests ask `programFile`. As deep as `out/main`, so that
 * they find the samples where the built ones do.
 */
export const programFolder = join(root, `out/test-${process.pid}`);
