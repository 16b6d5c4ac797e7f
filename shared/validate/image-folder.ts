import { failed, ok, type Result } from "../base/index.js";

/**
 * The folder of images as it is stored: relative to the workspace, with `/`, `.` for the workspace's own folder. Backslashes
 * count as `/`. Fails for what is empty or names a place outside of the workspace by its spelling; links are the host's to
 * follow.
 */
export function imageFolderOf(text: string): Result<string> {
  const spelled = text.trim().replaceAll("\\", "/");
  const parts = spelled.split("/").filter((part) => part !== "" && part !== ".");
  if (spelled === "") return failed({ code: "image/no-folder", message: "Name a folder." });
  if (spelled.includes("\0")) return failed({ code: "image/no-folder", message: "That is not a name of a folder." });
  if (spelled.startsWith("/") || /^[a-z]:/iu.test(spelled) || parts.includes("..")) {
    return failed({
      code: "image/outside-folder",
      message: `${spelled} is outside this workspace.`,
      suggestion: "Name a folder within it, such as art.",
    });
  }
  return ok(parts.length === 0 ? "." : parts.join("/"));
}
