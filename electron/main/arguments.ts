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
