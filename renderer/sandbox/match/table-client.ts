import * as z from "zod/mini";
import { sayOfMatch } from "../../state/index.js";
import { matchTexts } from "./texts.js";
import type { TableEvent, TableRequest } from "./protocol.js";
import { getTable, setTable, takePreview, takeSnapshot } from "./table-state.js";
import TableWorker from "./worker.js?worker";

let worker: Worker | undefined;
let recordWanted: ((text: string) => void)[] = [];

/** The worker is our own code: that it is a message of ours is enough to know, its parts are as the types say. */
const eventSchema = z.custom<TableEvent>(
  (data) => z.object({ kind: z.enum(["snapshot", "foreseen", "record", "fault"]) }).safeParse(data).success,
);

function start(): Worker {
  const made = new TableWorker();
  made.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const event = eventSchema.safeParse(data);
    if (event.success) take(event.data);
  });
  made.addEventListener("error", ({ message }) => {
    stopTable();
    setTable({ isOpen: false, isStarting: false, snapshot: null, info: null });
    sayOfMatch("error", matchTexts.faultEndedMatch(message));
  });
  return made;
}

function take(event: TableEvent): void {
  switch (event.kind) {
    case "snapshot":
      takeSnapshot(event.snapshot);
      return;
    case "foreseen":
      takePreview(event);
      return;
    case "record":
      for (const give of recordWanted) give(event.text);
      recordWanted = [];
      return;
    case "fault":
      if (event.ended) {
        setTable({ isStarting: false, isOpen: getTable().snapshot !== null });
        sayOfMatch("error", event.message);
      } else if (event.culprits === null) setTable({ refusal: event.message });
      else setTable({ runaway: { message: event.message, cards: event.culprits } });
  }
}

/** Asks something of the table. */
export function askTable(request: TableRequest): void {
  worker ??= start();
  worker.postMessage(request);
}

/** The match up to its present as text, to be loaded again. */
export function recordOfTable(): Promise<string> {
  return new Promise((done) => {
    recordWanted.push(done);
    askTable({ kind: "record" });
  });
}

/** Ends the match that is played. */
export function stopTable(): void {
  worker?.terminate();
  worker = undefined;
  recordWanted = [];
}

/** Who sets a table up sees all of it. */
export function toggleSettingUp(): void {
  const isSettingUp = !getTable().isSettingUp;
  setTable({ isSettingUp });
  if (isSettingUp) askTable({ kind: "open", open: true });
}
