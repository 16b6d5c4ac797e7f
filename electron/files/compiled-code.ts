import module from "node:module";
import { join } from "node:path";
import { defaultDataDirectory } from "./app-data.js";

/** What keeps compiled code: Node from 22.1 on. */
interface CodeKeeper {
  readonly enableCompileCache?: (directory: string) => unknown;
}

/** The types are those of the oldest Node that we run on, which has no such function. */
const ownModule: object = module;

/**
 * Lets Node keep what it compiles from now on in the app-data folder, so that the next process does not compile it again: a quarter
 * of the time that a command takes to start. Only what is imported after this is kept. Where it cannot be kept nothing fails.
 *
 * Not in Electron: packages run code from their archive alone, whose integrity is checked, and code in a folder that any program of
 * the user may write to would get around that.
 */
export function keepCompiledCode(
  directory: string = defaultDataDirectory(process.env, process.platform),
  keeper: CodeKeeper = ownModule,
  { electron }: { readonly electron?: string | undefined } = process.versions,
): void {
  if (electron === undefined) keeper.enableCompileCache?.(join(directory, "compiled"));
}
