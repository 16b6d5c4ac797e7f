import type { Fault } from "../../shared/base/index.js";
import type { WriteOutcome } from "../../shared/workspace/index.js";
import { errorCode } from "./disk.js";

const denied = ["EACCES", "EPERM", "EROFS"];
const full = ["ENOSPC", "EDQUOT"];
const inTheWay = ["ENOTDIR", "EEXIST", "EISDIR"];
const busy = ["EBUSY", "EAGAIN", "ETXTBSY", "EMFILE", "ENFILE"];

/**
 * The fault of a failed read, by the table of FILES-3. `file` is the path as people know it. It is not repeated in the message,
 * whose subject may be another than a file.
 */
export function readFault(file: string, error: unknown, subject = "The file"): Fault {
  const code = errorCode(error);
  if (code === "ENOENT" || code === "ENOTDIR")
    return { code: "file/not-found", message: `${subject} was not found.`, file };
  if (denied.includes(code)) {
    return { code: "file/permission-denied", message: `${subject} cannot be read: you have no permission.`, file };
  }
  if (busy.includes(code)) return { code: "file/locked", message: `${subject} is in use by another program.`, file };
  if (code === "ELOOP")
    return { code: "file/link-loop", message: `${subject} is a link that leads back to itself.`, file };
  return { code: "file/read-failed", message: `${subject} could not be read: ${systemText(error)}.`, file };
}

/** The outcome of a failed write, by the same table, and when another try may help (FILES-3). */
export function writeFailure(file: string, error: unknown): Extract<WriteOutcome, { kind: "failed" }> {
  return { kind: "failed", retry: writeTrouble(error).retry, fault: { ...ownWriteFault(error), file } };
}

/** The outcome where a file can only be overwritten, and the copies that this needs cannot be kept in the app-data folder. */
export function copyFailure(file: string, folder: string, error: unknown): Extract<WriteOutcome, { kind: "failed" }> {
  const { code, message } = placeFault(folder, error);
  const { retry } = writeTrouble(error);
  const why = `It can only be overwritten in place, which is safe only with a copy elsewhere, but ${message}`;
  // What becomes of the file says nothing about that folder.
  return { kind: "failed", retry: retry === "when-writable" ? "later" : retry, fault: { code, message: why, file } };
}

/** Why something could not be written, for people; which it was is for others to say. */
export function ownWriteFault(error: unknown): Fault {
  const { code, reason } = writeTrouble(error);
  return { code, message: `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.` };
}

/** Why a place in the app-data folder does not serve, with its whole path: it is none that people know. */
export function placeFault(path: string, error: unknown): Fault {
  const { code, reason } = writeTrouble(error);
  return { code, message: `${path} cannot be written: ${reason}.` };
}

interface Trouble {
  readonly code: string;
  readonly reason: string;
  readonly retry: Extract<WriteOutcome, { kind: "failed" }>["retry"];
}

function writeTrouble(error: unknown): Trouble {
  const code = errorCode(error);
  if (code === "EROFS") {
    return { code: "file/permission-denied", reason: "the drive is read-only", retry: "when-writable" };
  }
  if (denied.includes(code)) {
    return { code: "file/permission-denied", reason: "you may not change it", retry: "when-writable" };
  }
  if (full.includes(code)) return { code: "file/disk-full", reason: "the disk is full", retry: "later" };
  if (inTheWay.includes(code)) {
    return { code: "file/write-failed", reason: "something else is in its place", retry: "later" };
  }
  if (busy.includes(code)) return { code: "file/locked", reason: "another program has it in use", retry: "soon" };
  return { code: "file/write-failed", reason: systemText(error), retry: "later" };
}

/** The system's own words, without the paths Node adds to them. */
function systemText(error: unknown): string {
  if (!(error instanceof Error)) return "the system gave no reason";
  return error.message.replace(/^[A-Z_0-9]+: /, "").replace(/, [a-z]+( '.*)?$/, "");
}
