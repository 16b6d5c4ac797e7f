#!/usr/bin/env node
import { keepCompiledCode } from "../files/index.js";

keepCompiledCode();
// Imported after that, so that their code is kept.
const { main } = await import("./main.js");
const { exitCodes, standardOutput } = await import("./output.js");
const { standardInput } = await import("./standard-input.js");
const { endWhenUnread } = await import("./unread.js");

endWhenUnread(process.stdout, process.stderr);

const code = await main(process.argv.slice(2), {
  output: standardOutput,
  ...standardInput(() => process.stdin, process.stderr),
});
// What could not be printed was not done, whatever the command says.
process.exitCode = process.exitCode === exitCodes.wrongUse ? exitCodes.wrongUse : code;
