import { posix } from "node:path";

/**
 * The rules of dependency as one table, and the pure decision drawn from it: may this file import that specifier?
 * A new room is a new line here; an import of a room that has no line is refused.
 */

/** Which rooms of `shared/` a room may import, besides itself. */
const sharedRooms = {
  base: [],
  toml: ["base"],
  text: ["base"],
  search: ["base", "text"],
  sheet: ["base", "toml"],
  metadata: ["base", "toml", "sheet"],
  validate: ["base", "toml", "text", "sheet", "metadata"],
  workspace: ["base", "toml", "text", "sheet", "metadata", "validate"],
  formats: ["base", "toml", "sheet"],
  derived: ["base", "toml", "text", "sheet", "metadata"],
  match: ["base"],
  bots: ["base", "match"],
  scenario: ["base", "toml", "text", "match", "bots"],
  simulation: ["base", "match", "bots"],
  bridge: ["base", "toml", "text", "sheet", "metadata", "validate", "workspace", "simulation"],
};

/** Which rooms of `electron/` a room may import, besides itself and `shared/`. */
const electronRooms = {
  files: [],
  images: ["files"],
  session: ["files", "images", "simulation"],
  bridge: ["files", "session"],
  main: ["files", "session", "bridge"],
  preload: [],
  web: ["files", "session", "bridge"],
  simulation: [],
  cli: ["files", "session", "simulation"],
};

/** Rooms of `renderer/` may import each other; files directly in `renderer/` belong to no room. */

/** Packages an area may import; everything else is refused. `node:` stands for all modules of Node. */
const packages = {
  shared: ["@marcbachmann", "zod", "pure-rand", "smol-toml", "papaparse"],
  renderer: [
    "@fontsource-variable",
    "ag-grid-community",
    "ag-grid-react",
    "lucide-react",
    "monaco-editor",
    "pure-rand",
    "react",
    "react-dom",
    "recharts",
    "zod",
    "zustand",
  ],
  electron: ["node:", "pure-rand", "smol-toml", "zod"],
};

/** Packages with one door each: the only rooms of `electron/` that may import them. */
const doors = {
  electron: ["main", "preload"],
  ws: ["web"],
  chokidar: ["files"],
  commander: ["cli"],
};

/** `base`, or `null` for what lies outside the areas with rules (tests, configuration). */
function placeOf(file) {
  const [area, first, second, third] = file.split("/");
  if (area === "shared" && first === "games") {
    if (third === undefined) {
      const isInterface = second !== undefined && second !== "index.ts";
      return { area, room: "games", entry: second === "index.ts", isInterface };
    }
    return { area, room: `games/${second}`, game: second, entry: file === `shared/games/${second}/index.ts` };
  }
  if (area !== "shared" && area !== "electron" && area !== "renderer") return { area, room: null, entry: true };
  if (second === undefined) return { area, room: null, entry: true };
  return { area, room: first, entry: second === "index.ts" || second === "index.tsx" };
}

const isCode = (file) => /\.(?:[cm]?[jt]sx?)$/.test(file);
const packageOf = (specifier) => specifier.split("/")[0];

/** Why `from` may not import the package `specifier`; undefined when it may. */
function packageFault(from, specifier) {
  if (!(from.area in packages)) return undefined;
  const name = specifier.startsWith("node:") ? "node:" : packageOf(specifier);
  if (from.area === "electron" && name in doors) {
    if (doors[name].includes(from.room)) return undefined;
    return `Only electron/${doors[name].join(" and electron/")} may import ${name}.`;
  }
  if (from.area === "electron" && from.room === "preload") return "The preload may import electron and shared/ only.";
  if (packages[from.area].includes(name)) return undefined;
  return `${from.area}/ may not import ${name === "node:" ? specifier : name}.`;
}

/** Why a room of `shared/` may not import the room `to` of `shared/`; undefined when it may. */
function sharedFault(from, to) {
  if (from.room === to.room) return undefined;
  if (from.room === "games" && from.entry) {
    return to.game ? undefined : "shared/games/index.ts lists games and imports nothing else.";
  }
  if (from.room === "games") return to.room in sharedRooms ? undefined : "Only shared/games/index.ts imports a game.";
  if (to.game) return `Only shared/games/index.ts imports a game; shared/${from.room} may not import ${to.game}.`;
  if (from.game && to.isInterface) return undefined;
  if (to.room === "games") return `shared/${from.room} may know no games.`;
  if (from.game && to.room in sharedRooms) return undefined;
  if (sharedRooms[from.room]?.includes(to.room)) return undefined;
  return `shared/${from.room} may not import shared/${to.room}.`;
}

function areaFault(from, to) {
  if (to.area === "test") return "Nothing imports test/.";
  if (to.area === "tabula") return "tabula/ holds data, not modules.";
  if (from.area === to.area) {
    if (from.area === "shared") return sharedFault(from, to);
    if (from.area === "electron" && from.room !== to.room && !electronRooms[from.room]?.includes(to.room)) {
      return `electron/${from.room} may not import electron/${to.room}.`;
    }
    return undefined;
  }
  if (to.area !== "shared") return `${from.area}/ may not import ${to.area}/.`;
  if (to.game) return `Only shared/games/index.ts imports a game; ${from.area}/ asks it for ${to.game}.`;
  return undefined;
}

/**
 * Why the file may not import the specifier, as a sentence; undefined when it may. `file` is relative to the repository, with
 * `/`. Purely textual: the target need not exist.
 */
export function importFault(file, specifier) {
  const from = placeOf(file);
  if (!["shared", "electron", "renderer"].includes(from.area)) return undefined;
  const path = specifier.replace(/\?.*$/, "");
  if (!path.startsWith(".")) return packageFault(from, path);

  const target = posix.join(posix.dirname(file), path).replace(/\.js$/, ".ts");
  if (target === "package.json") return undefined;
  const to = placeOf(target);
  const fault = areaFault(from, to);
  if (fault !== undefined) return fault;
  if (to.isInterface && from.game) return undefined;
  if (isCode(target) && (from.area !== to.area || from.room !== to.room) && !to.entry) {
    return `Outside a room only its index.ts is imported: ${to.area}/${to.room}/index.js.`;
  }
  return undefined;
}
