/**
 * Which room may import which, and which packages, as tables. A new room is a new line here; an import of a room that has no
 * line is refused.
 *
 * @typedef {Readonly<Record<string, readonly string[]>>} Names
 */

/**
 * Which rooms of `shared/` a room may import, besides itself.
 *
 * @type {Names}
 */
const sharedRooms = {
  base: [],
  toml: ["base"],
  text: ["base"],
  search: ["base", "text"],
  replace: ["base"],
  sheet: ["base", "toml", "text"],
  metadata: ["base", "toml", "sheet"],
  validate: ["base", "toml", "text", "sheet", "metadata"],
  spelling: ["base", "toml", "sheet", "text", "validate"],
  workspace: ["base", "toml", "text", "sheet", "metadata", "validate", "replace"],
  pivot: ["base", "toml", "search", "sheet"],
  formats: ["base", "toml", "sheet"],
  workbook: ["base", "toml", "metadata", "formats"],
  face: ["base"],
  exports: ["base", "toml", "sheet", "formats", "face"],
  revision: ["base", "toml", "sheet", "text"],
  merge: ["base", "toml", "sheet"],
  derived: ["base", "toml", "text", "sheet", "metadata"],
  match: ["base"],
  bots: ["base", "match"],
  odds: ["base", "match"],
  scenario: ["base", "toml", "text", "match", "bots"],
  simulation: ["base", "match", "bots"],
  macros: ["base", "toml", "text"],
  skeleton: ["base", "toml", "text", "sheet"],
  bridge: [
    "base",
    "toml",
    "text",
    "sheet",
    "metadata",
    "validate",
    "workspace",
    "simulation",
    "replace",
    "revision",
    "merge",
    "exports",
    "macros",
    "skeleton",
    "pivot",
  ],
};

/**
 * Which rooms of `electron/` a room may import, besides itself and `shared/`.
 *
 * @type {Names}
 */
const electronRooms = {
  files: [],
  git: ["files"],
  images: ["files"],
  print: ["files", "images"],
  session: ["files", "git", "images", "print", "queue", "simulation", "spelling"],
  bridge: ["files", "session"],
  main: ["files", "session", "bridge"],
  preload: [],
  web: ["files", "session", "bridge"],
  simulation: [],
  queue: ["simulation"],
  spelling: [],
  cli: ["files", "git", "images", "print", "queue", "session", "simulation", "spelling", "web"],
};

/**
 * Which rooms of `renderer/` a room may import, besides itself and `shared/`. `main.tsx` belongs to no room and may import all.
 *
 * @type {Names}
 */
const rendererRooms = {
  state: [],
  theme: ["state"],
  ui: ["state"],
  arrangement: ["state"],
  readings: ["state"],
  images: ["state", "ui"],
  derived: ["readings", "state"],
  grid: ["arrangement", "derived", "images", "readings", "state", "theme", "ui"],
  navigation: ["arrangement", "grid", "state"],
  conflicts: ["state", "ui"],
  changes: ["navigation", "state", "ui"],
  find: ["arrangement", "derived", "grid", "state", "ui"],
  search: ["grid", "readings", "state", "theme", "ui"],
  text: ["grid", "navigation", "state", "theme", "ui"],
  problems: ["grid", "navigation", "state", "ui"],
  rows: ["arrangement", "grid", "navigation", "state", "ui"],
  structure: ["arrangement", "grid", "state", "ui"],
  columns: ["arrangement", "derived", "grid", "navigation", "state", "theme", "ui"],
  macros: ["columns", "grid", "state", "ui"],
  exchange: ["derived", "state", "ui"],
  pivot: ["arrangement", "changes", "derived", "exchange", "grid", "navigation", "readings", "search", "state", "ui"],
  skeleton: [...["arrangement", "derived", "exchange", "grid", "pivot", "readings", "search", "state", "ui"]],
  faces: ["exchange", "grid", "images", "navigation", "readings", "state", "ui"],
  form: ["arrangement", "derived", "faces", "grid", "navigation", "state", "text", "ui"],
  "what-if": ["changes", "state", "ui"],
  review: ["changes", "exchange", "faces", "navigation", "state", "ui"],
  tools: ["arrangement", "exchange", "grid", "navigation", "search", "state", "ui"],
  simulation: ["arrangement", "exchange", "navigation", "state", "ui", "what-if"],
  sandbox: ["exchange", "faces", "navigation", "state", "text", "ui"],
  odds: ["exchange", "sandbox", "ui"],
  start: ["navigation", "state", "ui"],
  commands: [
    ...["arrangement", "columns", "exchange", "grid", "images", "macros", "navigation", "problems", "rows", "sandbox"],
    ...["search", "simulation", "state", "tools", "what-if"],
  ],
  app: [
    ...[
      "changes",
      "columns",
      "commands",
      "conflicts",
      "exchange",
      "faces",
      "find",
      "form",
      "grid",
      "macros",
      "images",
      "navigation",
      "odds",
      "pivot",
      "problems",
      "review",
      "rows",
    ],
    ...["sandbox", "search", "simulation", "skeleton", "start", "state"],
    ...["structure", "text", "theme", "tools", "ui", "what-if"],
  ],
};

/** The rows of all areas, by room. */
export const rooms = { shared: sharedRooms, electron: electronRooms, renderer: rendererRooms };

/** Packages an area may import; everything else is refused. `node:` stands for all modules of Node. */
export const packages = {
  shared: [
    "@marcbachmann",
    "diff",
    "fflate",
    "hyphen",
    "node-diff3",
    "zod",
    "pure-rand",
    "smol-toml",
    "papaparse",
    "re2js",
    "read-excel-file",
    "write-excel-file",
    "yaml",
  ],
  renderer: [
    "@fontsource-variable",
    "dejavu-fonts-ttf",
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
export const doors = {
  electron: ["main", "preload"],
  ws: ["web"],
  chokidar: ["files"],
  commander: ["cli"],
  "@resvg": ["print"],
  pdfkit: ["print"],
  fflate: ["print"],
  nspell: ["spelling"],
  "dictionary-en": ["spelling"],
  bullmq: ["queue"],
  ioredis: ["queue"],
  pg: ["queue"],
};
