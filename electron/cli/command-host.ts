import { constants } from "node:buffer";
import { tmpdir } from "node:os";
import { setFlagsFromString } from "node:v8";
import { failed, ok, type Result } from "../../shared/base/index.js";
import type { CommandExit, CommandFiles, CommandHost } from "../../shared/games/index.js";
import {
  appendPieces,
  errorCode,
  keepLines,
  openPieces,
  ownWriteFault,
  removeOrphans,
  systemClock,
  writePieces,
  yieldToEventLoop,
} from "../files/index.js";
import type { Output } from "./output.js";
import { disk } from "./store.js";

/** The person who waits does not want to wait any longer. */
export class Cancelled extends Error {
  constructor() {
    super("cancelled");
  }
}

export interface HostOptions {
  /** What the command is called in messages: `cardwright effects combine`. */
  readonly name: string;
  readonly output: Output;
  /** Writes how far the work is; absent where nobody watches. */
  readonly showProgress?: (line: string) => void;
  readonly cancellation: { readonly isCancelled: boolean };
}

/** So often the event loop gets its turn, and progress is shown, in ms. */
const sliceMs = 50;
const showMs = 500;

/** What commands of games can use of this machine. */
export function commandHost({ name, output, showProgress, cancellation }: HostOptions): CommandHost {
  const now = (): number => systemClock.now();
  let turned = now();
  let shown = turned;
  return {
    print: (text) => output.say(text),
    remark: (line) => output.remark(line),
    wrongUse: (message): CommandExit => {
      output.remark(`${name}: error: ${message}`);
      return 2;
    },
    progress: async (what, done, total) => {
      if (now() - turned < sliceMs) return;
      await yieldToEventLoop();
      turned = now();
      if (cancellation.isCancelled) throw new Cancelled();
      if (showProgress === undefined || turned - shown < showMs) return;
      shown = turned;
      const share = total > done ? ` of ${total} (${Math.floor((100 * done) / total)} %)` : "";
      showProgress(`${what} ${done}${share}`);
    },
    seed: () => Number.parseInt(systemClock.unique().slice(0, 7), 16),
    files: hostFiles,
    scratch: (folder = tmpdir()) => {
      keepHeapSmall();
      // What a run that was killed left here would stay for ever.
      let tidied: Promise<unknown> | undefined;
      return {
        keep: async (batches) => {
          await (tidied ??= removeOrphans(disk, folder, now()));
          return keepLines(disk, systemClock, folder, batches);
        },
      };
    },
  };
}

/**
 * Work that passes more lines through memory than it holds makes much garbage. By default the heap may grow to four times what is
 * in use before that is collected. It is also looked for in threads of its own, which come too late where other programs keep
 * the processor busy: here it is looked for in between.
 */
function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=30");
  setFlagsFromString("--no-concurrent-marking");
}

/** No text can be longer. */
const mostCharacters = constants.MAX_STRING_LENGTH;

const hostFiles: CommandFiles = {
  read: async (path) => {
    const pieces = await openPieces(disk, path);
    if (!pieces.ok) return pieces;
    let text = "";
    try {
      for await (const piece of pieces.value) {
        if (text.length + piece.length > mostCharacters)
          return failed({ code: "file/too-large", message: "It is too large to be read as a whole.", file: path });
        text += piece;
      }
    } catch (error) {
      return notText(path, error);
    }
    return ok(text);
  },
  stream: (path) => openPieces(disk, path),
  list: async (folder) => {
    const entries = await disk.list(folder).catch(() => []);
    return entries.map(({ name }) => name).sort();
  },
  write: (path, pieces) => writePieces(disk, systemClock, path, pieces),
  append: (path, pieces) => appendPieces(disk, path, pieces),
  makeFolder: async (path) => {
    try {
      await disk.makeFolder(path);
      return ok(null);
    } catch (error) {
      return failed({ ...ownWriteFault(error), file: path });
    }
  },
  remove: async (path) => {
    try {
      await disk.unlink(path);
    } catch (error) {
      if (errorCode(error) !== "ENOENT") return failed({ ...ownWriteFault(error), file: path });
    }
    return ok(null);
  },
};

const notText = (file: string, error: unknown): Result<string> =>
  failed({ code: "file/not-text", message: `It is not UTF-8 text: ${errorCode(error)}.`, file });
