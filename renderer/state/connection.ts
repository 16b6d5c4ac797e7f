import { bridgeProperty, type Bridge, type EventName, type HostMessage } from "../../shared/bridge/index.js";
import { Emitter, failed, KeyedEmitter, type Result } from "../../shared/base/index.js";
import { noticeTexts } from "./texts.js";

/**
 * The state of the connection to the session. `lost`: nobody answers, which may pass. `refused`: somebody answers, but not
 * to the token of this page, which is the one of an earlier start. `full`: too many other tabs are open.
 */
export type ConnectionState = "connecting" | "open" | "lost" | "refused" | "full";

export interface Connection {
  readonly bridge: Bridge;
  /** Calls back with the present state and every later one. */
  watch(listener: (state: ConnectionState) => void): void;
}

type Listener = (payload: unknown) => void;

const preloaded = (): Bridge | undefined => {
  const found: unknown = Reflect.get(window, bridgeProperty);
  // The preload is our own code on the other side of the context; nothing else can put an object here.
  return typeof found === "object" && found !== null ? (found as Bridge) : undefined;
};

/** The line to the session: the preload's object in the app window, a WebSocket in a browser. */
export function connect(): Connection {
  const bridge = preloaded();
  if (bridge) return { bridge, watch: (listener) => listener("open") };
  return new SocketConnection(socketAddress());
}

function socketAddress(): string {
  const { host, protocol, search } = window.location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws${search}`;
}

const longestWaitMs = 5_000;

/** Why a socket failed, which it does not say itself: the host is asked for the page, with its token. */
async function whyLost(): Promise<"lost" | "refused" | "full"> {
  try {
    const { status } = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    if (status === 503) return "full";
    return status === 401 || status === 403 ? "refused" : "lost";
  } catch {
    return "lost";
  }
}

/** Calls and events over one WebSocket, opened again after it is lost. */
class SocketConnection implements Connection {
  readonly #address: string;
  readonly bridge: Bridge;
  #socket: WebSocket | undefined;
  #state: ConnectionState = "connecting";
  #nextId = 1;
  #waitMs = 250;
  readonly #waiting = new Map<number, (result: Result<unknown>) => void>();
  readonly #unsent: string[] = [];
  readonly #events = new KeyedEmitter<EventName, [payload: unknown]>();
  readonly #states = new Emitter<[state: ConnectionState]>();

  constructor(address: string) {
    this.#address = address;

    this.bridge = {
      invoke: (name, request) => this.#invoke(name, request) as never,
      on: (event, listener) => this.#events.on(event, listener as Listener),
    };
    this.#open();
  }

  watch(listener: (state: ConnectionState) => void): void {
    this.#states.on(listener);
    listener(this.#state);
  }

  #invoke(call: string, request: unknown): Promise<Result<unknown>> {
    const id = this.#nextId;
    this.#nextId += 1;
    const message = JSON.stringify({ id, call, request });
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
      else this.#unsent.push(message);
    });
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#waitMs = 250;
      for (const message of this.#unsent.splice(0)) socket.send(message);
      this.#become("open");
    });
    socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
      this.#receive(JSON.parse(data) as HostMessage);
    });
    socket.addEventListener("close", () => {
      for (const answer of this.#waiting.values()) {
        answer(failed({ code: "bridge/lost", message: noticeTexts.connectionLost }));
      }
      this.#waiting.clear();
      this.#unsent.length = 0;
      if (this.#state === "open") this.#become("lost");
      void this.#openLater();
    });
  }

  /** A host that refuses is asked again as well: it may end, and one that knows the token may come in its place. */
  async #openLater(): Promise<void> {
    const state = await whyLost();
    if (this.#state !== state) this.#become(state);
    window.setTimeout(() => this.#open(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs);
  }

  #receive(message: HostMessage): void {
    if (message.kind === "event") {
      this.#events.emit(message.event, message.payload);
      return;
    }
    this.#waiting.get(message.id)?.(message.result);
    this.#waiting.delete(message.id);
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    this.#states.emit(state);
  }
}
