import { resolve } from "node:path";
import { startApp } from "./app.js";

// This file is built to out/main/index.js.
startApp(resolve(import.meta.dirname, "../.."));
