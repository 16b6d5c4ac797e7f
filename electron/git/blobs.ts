import { failed, ok, type Result } from "../../shared/base/index.js";
import { runGit } from "./run.js";

/** The bytes of contents that git keeps under these hashes, in one run; `names` are for faults. */
export async function readBlobs(
  folder: string,
  hashes: readonly string[],
  names: readonly string[],
): Promise<Result<readonly Buffer[]>> {
  if (hashes.length === 0) return ok([]);
  const answer = await runGit(folder, ["cat-file", "--batch"], hashes.map((hash) => `${hash}\n`).join(""));
  return answer.ok ? readBatch(answer.value, names) : answer;
}

/** Each answer is `HASH blob SIZE`, the bytes, and a line's end. */
function readBatch(answer: Buffer, names: readonly string[]): Result<readonly Buffer[]> {
  const found: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const end = answer.indexOf(0x0a, at);
    const size = end < 0 ? NaN : Number(/ blob (\d+)$/u.exec(answer.toString("latin1", at, end))?.[1]);
    const from = end + 1;
    if (!(from + size < answer.length)) {
      return failed({ code: "git/unreadable", message: "Git cannot read this file of the commit.", file: name });
    }
    found.push(answer.subarray(from, from + size));
    at = from + size + 1;
  }
  return ok(found);
}
