// @ts-check
// `node --import register.mjs out/main/index.js` runs the built main bundle with the stand-in in place of Electron.
import { register } from "node:module";

register("./resolve.mjs", import.meta.url);
