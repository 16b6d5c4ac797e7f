import { failed, type Result } from "../../shared/base/index.js";
import type {
  BridgeEvents,
  CallRequest,
  CallResponses,
  EventName,
  HostInfo,
  VisitOutcome,
} from "../../shared/bridge/index.js";
import type { SessionHandle, SessionListener } from "../session/index.js";
import { refusedInMerge } from "./refused-in-merge.js";

/** What git waits for. */
export type Purpose = NonNullable<HostInfo["visit"]>;

/** A page that is loaded again is away for a moment. In ms. */
const awayMs = 3_000;
/** A page that has got no more of its files for so long, and is not connected, was closed while it was loaded. In ms. */
const loadMs = 60_000;

/** How pages were left: closed, or by a button on them. */
export type VisitEnd = CallRequest<"visit/end">["end"] | "closed";

/** A session as its pages see it while somebody waits for them: it notes when all have gone, and how. */
export class VisitedSession implements Pick<SessionHandle, "call" | "subscribe"> {
  readonly left: Promise<VisitEnd>;
  readonly #session: Pick<SessionHandle, "call" | "subscribe">;
  readonly #purpose: Purpose;
  readonly #pages = new Set<SessionListener>();
  #leave: (end: VisitEnd) => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLoading = false;

  constructor(session: Pick<SessionHandle, "call" | "subscribe">, purpose: Purpose) {
    this.#session = session;
    this.#purpose = purpose;
    this.left = new Promise((resolve) => {
      this.#leave = resolve;
    });
  }

  async call(name: string, request: unknown): Promise<Result<unknown>> {
    const refused = this.#purpose === "merge" ? refusedInMerge(name, request) : undefined;
    if (refused) return failed(refused);
    const answer = await this.#session.call(name, request);
    if (name === "visit/end" && answer.ok) {
      const { end } = answer.value as CallResponses["visit/end"];
      // The answer goes out first.
      setImmediate(() => this.#leave(end));
    }
    return answer;
  }

  subscribe(listener: SessionListener): () => void {
    clearTimeout(this.#timer);
    this.#isLoading = false;
    this.#pages.add(listener);
    const stop = this.#session.subscribe(listener);
    return () => {
      stop();
      this.#pages.delete(listener);
      if (this.#pages.size === 0) this.#leaveAfter(awayMs);
    };
  }

  /** A file of the page was sent: somebody opens it, or loads it again. Only its document says the first time that it is a page. */
  served(isDocument: boolean): void {
    if (this.#pages.size > 0 || !(isDocument || this.#isLoading)) return;
    this.#isLoading = true;
    this.#leaveAfter(loadMs);
  }

  /** Lets the pages say what came of it. */
  ended(outcome: VisitOutcome): void {
    this.#send("visit/ended", { outcome });
    clearTimeout(this.#timer);
  }

  #leaveAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#leave("closed"), ms);
  }

  #send<Name extends EventName>(event: Name, payload: BridgeEvents[Name]): void {
    for (const page of this.#pages) page(event, payload);
  }
}
