#!/usr/bin/env node
import { buffer } from "node:stream/consumers";
import { decodeBytes } from "../../shared/toml/index.js";
import { main } from "./main.js";
import { exitCodes, standardOutput } from "./output.js";
import { endWhenUnread } from "./unread.js";

endWhenUnread(process.stdout, process.stderr);

const code = await main(process.argv.slice(2), {
  output: standardOutput,
  readInput: async () => decodeBytes(await buffer(process.stdin)),
});
// What could not be printed was not done, whatever the command says.
process.exitCode = process.exitCode === exitCodes.wrongUse ? exitCodes.wrongUse : code;
