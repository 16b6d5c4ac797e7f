import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { errorCode, nodeDisk } from "../files/index.js";

export type Named = "file" | "folder";

/** A name without a character is the working directory to Node, but a mistake on a command line: an empty variable. */
export const emptyName = (expected: Named): Fault => ({
  code: "cli/empty-name",
  message: "The name is empty.",
  expected: `the name of a ${expected}`,
});

/** What a path that was named leads to; fails, with the reason, where it leads to nothing that can be opened. */
export async function statNamed(path: string, expected: Named): Promise<Result<Named>> {
  if (path === "") return failed(emptyName(expected));
  try {
    const { kind } = await nodeDisk.stat(path);
    return ok(kind === "folder" ? "folder" : "file");
  } catch (error) {
    return failed(notThere(path, expected, error));
  }
}

const titles = { file: "File", folder: "Folder" } as const;

function notThere(file: string, expected: Named, error: unknown): Fault {
  switch (errorCode(error)) {
    case "ELOOP":
      return { code: "file/link-loop", message: "It is a link that leads back to itself.", file };
    case "ENAMETOOLONG":
      return { code: `${expected}/name-too-long`, message: "The name is too long for this disk.", file };
    case "EACCES":
      return { code: `${expected}/unreadable`, message: "There is no permission to open it.", file };
    default:
      return { code: `${expected}/not-found`, message: `${titles[expected]} not found.`, file };
  }
}

/** Fails unless a path is a folder. */
export async function expectFolder(path: string): Promise<Result<null>> {
  const kind = await statNamed(path, "folder");
  if (!kind.ok) return kind;
  if (kind.value === "folder") return ok(null);
  return failed({ code: "folder/is-file", message: "This is a file.", expected: "a folder of TOML files", file: path });
}
