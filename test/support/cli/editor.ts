import { main } from "../../../electron/cli/main.js";
import { ok } from "../../../shared/base/index.js";

/** A process that sets the names of some rows, one after another, by the command line; it tells of each how it ended. */
const [file = "", first = "0", count = "0"] = process.argv.slice(2);

for (let row = Number(first); row < Number(first) + Number(count); row += 1) {
  let said = "";
  const note = (text: string): void => void (said += text);
  const output = { print: note, say: note, remark: note };
  const code = await main(["set", file, `${row}`, "name", `"set ${row}"`], {
    output,
    readInput: () => Promise.resolve(ok("")),
    ask: () => Promise.resolve(null),
  });
  process.stdout.write(`${JSON.stringify({ row, code, said })}\n`);
}
