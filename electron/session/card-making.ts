import { join } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { pieceBytes, type CallRequest, type Making } from "../../shared/bridge/index.js";
import { copiesByDeck, readDeckList } from "../../shared/exports/index.js";
import { samePath } from "../../shared/toml/index.js";
import { filesOnScreen } from "../../shared/workspace/index.js";
import { removeQuietly, writePiecesWhole, type Clock, type Disk } from "../files/index.js";
import { cardsOf, FolderPictures, NotDrawn, oddCopiesOn, remarksOn, type CardTable } from "../print/index.js";
import { sourcesOf, tablesOf } from "./card-snapshot.js";
import { ProgressPace } from "./progress-pace.js";
import { productOf, showsFaces } from "./card-products.js";
import { keysOf, noSheet } from "./on-screen.js";
import type { OpenWorkspace } from "./workspace.js";

export type MakingHost = Pick<OpenWorkspace, "state" | "root" | "imageFolder" | "places" | "faces">;

interface Ports {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly changed: (making: Making) => void;
  readonly broken: (error: unknown) => void;
}

type Wish = CallRequest<"cards/make">;

const idle: Making = { run: 0, state: "idle", drawn: 0, total: 0, file: null, remarks: [] };

/** Prints and exports cards of an open folder as they are on screen. What was made last is kept until something else is made. */
export class CardMaking {
  readonly #host: MakingHost;
  readonly #ports: Ports;
  #making = idle;
  #stop: AbortController | undefined;
  #end: Promise<void> = Promise.resolve();
  readonly #pace: ProgressPace;

  constructor(host: MakingHost, ports: Ports) {
    this.#host = host;
    this.#ports = ports;
    this.#pace = new ProgressPace(ports.clock);
  }

  /** Begins; the answer says how many cards there are. */
  async make(wish: Wish): Promise<Result<Making>> {
    if (this.#stop) return failed(alreadyRunning);
    const stop = new AbortController();
    this.#stop = stop;
    const planned = await this.#plan(wish, stop.signal).catch((error: unknown) => {
      this.#stop = undefined;
      throw error;
    });
    if (!planned.ok) {
      this.#stop = undefined;
      return planned;
    }
    const { total, product, remarks } = planned.value;
    this.#making = { ...idle, run: this.#making.run + 1, state: "running", total, remarks };
    this.#end = this.#draw(product.name, product.pieces, stop.signal).finally(() => (this.#stop = undefined));
    return ok(this.#making);
  }

  /** Ends what is being made, if something is; nothing of it is left. */
  async stop(): Promise<Making> {
    this.#stop?.abort();
    await this.#end;
    return this.#making;
  }

  async piece({ run, from }: CallRequest<"cards/made-piece">): Promise<Result<{ readonly base64: string }>> {
    if (run !== this.#making.run || this.#making.file === null) return failed(gone);
    const file = await this.#ports.disk.open(this.#path, "read");
    try {
      const bytes = Buffer.alloc(pieceBytes);
      let length = 0;
      for (let count = 1; count > 0 && length < bytes.length; length += count) {
        count = await file.read(bytes.subarray(length), from + length);
      }
      return ok({ base64: bytes.toString("base64", 0, length) });
    } finally {
      await file.close();
    }
  }

  async close(): Promise<void> {
    await this.stop();
    await removeQuietly(this.#ports.disk, this.#path);
  }

  get #path(): string {
    return join(this.#host.places.folder, "made");
  }

  async #plan(wish: Wish, signal: AbortSignal) {
    const tables = await this.#cards(wish);
    if (!tables.ok) return tables;
    const total = tables.value.flatMap(({ cards }) => cards).filter(({ copies }) => copies > 0).length;
    if (total === 0) return failed(noCards);
    const pictures = new FolderPictures(this.#host.root, this.#host.imageFolder);
    const progress = (drawn: number): void => {
      this.#making = { ...this.#making, drawn };
      if (this.#pace.isDue) this.#publish();
    };
    const made = productOf(wish.product, tables.value, pictures, { progress, signal });
    if (!made.ok) return made;
    const found = showsFaces(wish.product) ? remarksOn(tables.value) : oddCopiesOn(tables.value);
    const remarks = found.map((line) => `${line}.`);
    return ok({ total, product: made.value, remarks: [...made.value.remarks, ...remarks] });
  }

  /** The wanted cards of the sheet, in the order in which their rows are named. */
  async #cards({ sheet, rowKeys, copies, deck }: Wish): Promise<Result<readonly CardTable[]>> {
    const { state } = this.#host;
    const places = new Map(rowKeys.map((key, at) => [key, at]));
    const keys = keysOf(state, sheet.file, sheet.table);
    const orderOf = (row: number): number | undefined => {
      const key = keys[row];
      return key === undefined ? undefined : places.get(key);
    };
    const tables = tablesOf(state, await sourcesOf(filesOnScreen(state)));
    const table = tables.find(({ file, table: path }) => file === sheet.file && samePath(path, sheet.table));
    if (!table) return failed(noSheet(sheet));
    const drawn = cardsOf(table, await this.#host.faces.faces(), {
      copies,
      isWanted: (_, row) => orderOf(row) !== undefined,
    }).map((each) => ({
      ...each,
      cards: each.cards.toSorted((a, b) => (orderOf(a.row) ?? 0) - (orderOf(b.row) ?? 0)),
    }));
    return deck === undefined ? ok(drawn) : inDeck(drawn, deck);
  }

  async #draw(name: string, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
    const { disk, clock } = this.#ports;
    let bytes = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        signal.throwIfAborted();
        bytes += piece.byteLength;
        yield piece;
      }
      signal.throwIfAborted();
    }
    try {
      const written = await writePiecesWhole(disk, clock, this.#path, counted(), true);
      const { total, remarks } = this.#making;
      this.#making = written.ok
        ? { ...this.#making, state: "finished", drawn: total, file: { name, bytes } }
        : { ...this.#making, state: "failed", remarks: [written.error.message, ...remarks] };
    } catch (error) {
      if (signal.aborted) this.#making = { ...this.#making, state: "cancelled" };
      else {
        if (!(error instanceof NotDrawn)) this.#ports.broken(error);
        const message = error instanceof Error ? error.message : String(error);
        this.#making = { ...this.#making, state: "failed", remarks: [message] };
      }
    }
    this.#publish();
  }

  #publish(): void {
    this.#pace.published();
    this.#ports.changed(this.#making);
  }
}

function inDeck(tables: readonly CardTable[], text: string): Result<readonly CardTable[]> {
  const deck = readDeckList(text);
  if (!deck.ok) return deck;
  const copies = copiesByDeck(
    deck.value,
    tables.flatMap(({ cards }) => cards),
  );
  if (!copies.ok) return copies;
  return ok(
    tables.map((table) => ({
      ...table,
      cards: table.cards.map((card) => ({ ...card, copies: copies.value.get(card) ?? 0, oddCopies: undefined })),
    })),
  );
}

const alreadyRunning: Fault = { code: "making/running", message: "Cards are being drawn. Cancel that first." };
const noCards: Fault = { code: "making/no-cards", message: "There are no cards to draw." };
const gone: Fault = { code: "making/gone", message: "What was made is no longer here. Make it again." };
