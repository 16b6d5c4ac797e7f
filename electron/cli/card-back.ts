import { resolve } from "node:path";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { nodeDisk } from "../files/index.js";
import { readPicture } from "../images/index.js";
import type { BackPicture } from "../print/index.js";

export const backHelp = "the picture on all backs, or `plain` for one of ours";

/** The back that an option names: a picture of any folder, or ours. */
export async function readBack(named: string): Promise<Result<BackPicture>> {
  if (named === "plain") return ok("plain");
  const path = resolve(named);
  const picture = await readPicture(nodeDisk, path, named);
  if (!picture.ok) return picture;
  if (picture.value) return ok(picture.value);
  return failed({ code: "file/not-found", message: "File not found.", expected: "a picture, or plain", file: named });
}
