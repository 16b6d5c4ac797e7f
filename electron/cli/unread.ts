import { exitCodes } from "./output.js";

type Failing = Error & { readonly code?: string };

/**
 * Ends the program when its results cannot be written: quietly where the reader has had enough, as `head` has, and with the
 * reason where the disk is full. Commands print their results after all else is done, so nothing is left half-done. Remarks
 * that nobody reads stop no work, but the program ends as one that could not do all it was asked.
 */
export function endWhenUnread(results: NodeJS.WriteStream, remarks: NodeJS.WriteStream): void {
  results.on("error", (error: Failing) => {
    process.exitCode = exitCodes.wrongUse;
    if (error.code === "EPIPE") process.exit();
    remarks.write(`cardwright: The results could not be written: ${reasonOf(error)}.\n`, () => process.exit());
  });
  remarks.on("error", () => {
    process.exitCode = exitCodes.wrongUse;
  });
}

const reasonOf = ({ code, message }: Failing): string => (code === "ENOSPC" ? "the disk is full" : message);
