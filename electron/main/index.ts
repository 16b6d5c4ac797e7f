import { app } from "electron";
import { join, resolve } from "node:path";
import { startApp } from "./app.js";
import { commandLineArguments } from "./arguments.js";
import { runCommandLine } from "./command-line.js";

// This file is built to out/main/index.js, and the command line beside it.
const args = commandLineArguments(process.argv, app.isPackaged);
if (args === undefined) startApp(resolve(import.meta.dirname, "../.."));
// Electron makes no window, and needs no screen, before this file is done; the command line ends the app before that.
else await runCommandLine(app, join(import.meta.dirname, "cli.js"), args);
