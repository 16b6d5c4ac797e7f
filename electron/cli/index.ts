#!/usr/bin/env node
import { text } from "node:stream/consumers";
import { main } from "./main.js";
import { standardOutput } from "./output.js";

// A reader that had enough, such as `head`, is no failure of ours.
process.stdout.on("error", (error: Error & { code?: string }) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await main(process.argv.slice(2), {
  output: standardOutput,
  readInput: () => text(process.stdin),
});
