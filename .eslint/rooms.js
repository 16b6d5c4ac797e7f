import { posix } from "node:path";
import { doors, packages, rooms } from "./tables.js";

/** `base`, or `null` for what lies outside the areas with rules (tests, configuration). */
function placeOf(file) {
  const [area, first, second, third] = file.split("/");
  if (area === "shared" && first === "games") {
    if (third === undefined) {
      const isInterface = second !== undefined && second !== "index.ts";
      return { area, room: "games", entry: second === "index.ts", isInterface, isLoaders: second === "loaders.ts" };
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
  if (from.isLoaders && to.game) return undefined;
  if (from.room === "games") return to.room in rooms.shared ? undefined : "Only shared/games/index.ts imports a game.";
  if (to.game) return `Only shared/games/index.ts imports a game; shared/${from.room} may not import ${to.game}.`;
  if (from.game && to.isInterface) return undefined;
  if (to.room === "games") return `shared/${from.room} may know no games.`;
  if (from.game && to.room in rooms.shared) return undefined;
  if (rooms.shared[from.room]?.includes(to.room)) return undefined;
  return `shared/${from.room} may not import shared/${to.room}.`;
}

/** Why a room of `electron/` or `renderer/` may not import another of the same area; undefined when it may. */
function besideFault(from, to) {
  const isStart = from.area === "renderer" && from.room === null;
  if (isStart || from.room === to.room || rooms[from.area][from.room]?.includes(to.room)) return undefined;
  return `${from.area}/${from.room} may not import ${from.area}/${to.room}.`;
}

function areaFault(from, to) {
  if (to.area === "test") return "Nothing imports test/.";
  if (to.area === "tabula") return "tabula/ holds data, not modules.";
  if (from.area === to.area) {
    if (from.area === "shared") return sharedFault(from, to);
    return besideFault(from, to);
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
