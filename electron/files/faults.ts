import type { Fault } from "../../shared/base/index.js";
import type { WriteOutcome } from "../../shared/workspace/index.js";
import { errorCode } from "./disk.js";

const denied = ["EACCES", "EPERM", "EROFS"];
const full = ["ENOSPC", "EDQUOT"];
const busy = ["EBUSY", "EAGAIN", "ETXTBSY", "EMFILE", "ENFILE"];

/** The fault of a failed read, by the table of editor 3.10. `file` is the path as people know it. */
export function readFault(file: string, error: unknown): Fault {
  const code = errorCode(error);
  if (code === "ENOENT" || code === "ENOTDIR") return { code: "file/not-found", message: `${file} is gone.`, file };
  if (denied.includes(code)) {
    return { code: "file/permission-denied", message: `${file} may not be read by you.`, file };
  }
  if (busy.includes(code)) return { code: "file/locked", message: `${file} is in use by another program.`, file };
  if (code === "ELOOP")
    return { code: "file/link-loop", message: `${file} is a link that leads back to itself.`, file };
  return { code: "file/read-failed", message: `${file} could not be read: ${systemText(error)}.`, file };
}

/** The outcome of a failed write, by the same table, and when another try may help (editor 4.7). */
export function writeFailure(file: string, error: unknown): Extract<WriteOutcome, { kind: "failed" }> {
  const code = errorCode(error);
  if (denied.includes(code)) {
    const reason = code === "EROFS" ? "its drive is read-only" : "you may not change it";
    const message = `${file} was not saved: ${reason}.`;
    return { kind: "failed", retry: "when-writable", fault: { code: "file/permission-denied", message, file } };
  }
  if (full.includes(code)) {
    const message = `${file} was not saved: the disk is full.`;
    return { kind: "failed", retry: "later", fault: { code: "file/disk-full", message, file } };
  }
  if (busy.includes(code)) {
    const message = `${file} was not saved: it is in use by another program.`;
    return { kind: "failed", retry: "soon", fault: { code: "file/locked", message, file } };
  }
  const message = `${file} was not saved: ${systemText(error)}.`;
  return { kind: "failed", retry: "later", fault: { code: "file/write-failed", message, file } };
}

/** The system's own words, without the paths Node adds to them. */
function systemText(error: unknown): string {
  if (!(error instanceof Error)) return "the system gave no reason";
  return error.message.replace(/^[A-Z_0-9]+: /, "").replace(/, [a-z]+( '.*)?$/, "");
}
