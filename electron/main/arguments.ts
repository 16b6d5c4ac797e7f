import { resolve } from "node:path";

/**
 * The folder a start names: the last argument that is no switch, since Chromium may put switches of its own before it. The
 * first argument of an unpackaged app is the app itself.
 *
 * @param directory where relative paths start
 */
export function folderFromArguments(
  args: readonly string[],
  isPackaged: boolean,
  directory: string,
): string | undefined {
  const named = args.slice(isPackaged ? 1 : 2).filter((argument) => argument !== "" && !argument.startsWith("-"));
  const last = named.at(-1);
  return last === undefined ? undefined : resolve(directory, last);
}

/**
 * The arguments of a command line, where a start asks for one by `--cli` instead of a window; undefined where it does not. Only
 * switches of Chromium may stand before it, and a `--` behind it keeps Chromium from taking what follows for its own.
 */
export function commandLineArguments(args: readonly string[], isPackaged: boolean): readonly string[] | undefined {
  const named = args.slice(isPackaged ? 1 : 2);
  const first = named.findIndex((argument) => argument === "--cli" || !argument.startsWith("-"));
  if (named[first] !== "--cli") return undefined;
  const rest = named.slice(first + 1);
  return rest[0] === "--" ? rest.slice(1) : rest;
}
