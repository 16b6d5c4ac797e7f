import { isAbsolute, relative, resolve, sep } from "node:path";
import { failed, ok, type Result } from "../../shared/base/index.js";

/** Whether `path` is `folder` or lies in it; both absolute and, for a meaningful answer, free of links. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** On Windows a backslash parts folders as well; elsewhere it may be in the name of a file. */
const otherSep = sep === "/" ? "/" : "\\";

/** The absolute path of a file of a workspace, given relative to its folder with `/`; nothing may climb out of it. */
export function pathInside(root: string, file: string): Result<string> {
  const parts = file.split("/");
  const isName = (part: string): boolean =>
    !["", ".", ".."].includes(part) && !part.includes("\0") && !part.includes(otherSep);
  const fine = parts.every(isName);
  const path = resolve(root, ...parts);
  if (fine && !isAbsolute(file) && path !== root && isInside(root, path)) return ok(path);
  return failed({ code: "file/outside-workspace", message: `${JSON.stringify(file)} names no file of this folder.` });
}
