#!/usr/bin/env node
import { main } from "./main.js";
import { exitCodes, standardOutput } from "./output.js";
import { standardInput } from "./standard-input.js";
import { endWhenUnread } from "./unread.js";

endWhenUnread(process.stdout, process.stderr);

const code = await main(process.argv.slice(2), {
  output: standardOutput,
  ...standardInput(() => process.stdin, process.stderr),
});
// What could not be printed was not done, whatever the command says.
process.exitCode = process.exitCode === exitCodes.wrongUse ? exitCodes.wrongUse : code;
