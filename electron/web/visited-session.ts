import type { Result } from "../../shared/base/index.js";
import type { SessionHandle, SessionListener } from "../session/index.js";
import type { VisitOptions } from "./visit.js";

/** A page that is loaded again is away for a moment. In ms. */
const awayMs = 3_000;

/** A session as its pages see it that are shown for one purpose: each is sent there first, and it is noted when all have gone. */
export class VisitedSession implements Pick<SessionHandle, "call" | "subscribe"> {
  readonly left: Promise<void>;
  readonly #session: Pick<SessionHandle, "call" | "subscribe">;
  readonly #options: Pick<VisitOptions, "command" | "called">;
  readonly #pages = new Set<SessionListener>();
  /** Those that have no rows yet, and so cannot do what a command asks. */
  readonly #fresh = new Set<SessionListener>();
  #leave: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #notices = 0;

  constructor(session: Pick<SessionHandle, "call" | "subscribe">, options: Pick<VisitOptions, "command" | "called">) {
    this.#session = session;
    this.#options = options;
    this.left = new Promise((resolve) => {
      this.#leave = resolve;
    });
  }

  async call(name: string, request: unknown): Promise<Result<unknown>> {
    const answer = await this.#session.call(name, request);
    this.#options.called?.(name, answer);
    // The answer goes out first.
    if (name === "sheet/rows") setImmediate(() => this.#send());
    return answer;
  }

  subscribe(listener: SessionListener): () => void {
    clearTimeout(this.#timer);
    this.#pages.add(listener);
    this.#fresh.add(listener);
    const stop = this.#session.subscribe(listener);
    return () => {
      stop();
      this.#pages.delete(listener);
      this.#fresh.delete(listener);
      if (this.#pages.size === 0) this.#timer = setTimeout(this.#leave, awayMs);
    };
  }

  say(message: string): void {
    this.#notices += 1;
    for (const page of this.#pages) page("notice", { id: `v${this.#notices}`, severity: "info", message });
  }

  #send(): void {
    for (const page of this.#fresh) page("command", { command: this.#options.command });
    this.#fresh.clear();
  }
}
