import { describe, expect, it } from "vitest";
import { ownWriteFault, readFault, writeFailure } from "../../../../electron/files/faults.js";
import { systemError } from "./fake-disk.js";

describe("a fault of the disk", () => {
  it.each([
    ["ENOENT", "file/not-found", "The file was not found."],
    ["ENOTDIR", "file/not-found", "The file was not found."],
    ["EACCES", "file/permission-denied", "The file cannot be read: you have no permission."],
    ["EPERM", "file/permission-denied", "The file cannot be read: you have no permission."],
    ["EBUSY", "file/locked", "The file is in use by another program."],
    ["EAGAIN", "file/locked", "The file is in use by another program."],
    ["ELOOP", "file/link-loop", "The file is a link that leads back to itself."],
    ["EIO", "file/read-failed", "The file could not be read: invented."],
  ])("E2: %s on reading is %s and carries the file", (code, fault, message) => {
    expect(readFault("a.toml", systemError(code))).toEqual({ code: fault, message, file: "a.toml" });
  });

  it.each([
    ["EPERM", "file/permission-denied", "when-writable", "You may not change it."],
    ["EAGAIN", "file/locked", "soon", "Another program has it in use."],
    ["EACCES", "file/permission-denied", "when-writable", "You may not change it."],
    ["EROFS", "file/permission-denied", "when-writable", "The drive is read-only."],
    ["ENOSPC", "file/disk-full", "later", "The disk is full."],
    ["EDQUOT", "file/disk-full", "later", "The disk is full."],
    ["EBUSY", "file/locked", "soon", "Another program has it in use."],
    ["ETXTBSY", "file/locked", "soon", "Another program has it in use."],
    ["EIO", "file/write-failed", "later", "Invented."],
  ])("E1, E2: %s on writing is %s", (code, fault, retry, message) => {
    const error = systemError(code);
    expect(writeFailure("a.toml", error)).toMatchObject({ retry, fault: { code: fault, message, file: "a.toml" } });
  });

  it("is reported in a sentence of its own for our own files", () => {
    expect(ownWriteFault(systemError("ENOSPC"))).toEqual({ code: "file/disk-full", message: "The disk is full." });
  });

  it("leaves the paths out of the system's words", () => {
    const error = Object.assign(new Error("EIO: i/o error, open '/home/ann/cards.toml'"), { code: "EIO" });
    expect(writeFailure("cards.toml", error).fault.message).toBe("I/o error.");
  });
});
