import { WebSocket } from "ws";

/** Far more tabs than anybody opens. Each takes every event, so that their number must have an end. */
const mostPages = 100;

/** The pages that are connected. */
export class Pages {
  readonly #pages = new Set<WebSocket>();
  /** Those that have answered since they were last asked. */
  readonly #heard = new WeakSet<WebSocket>();

  get isFull(): boolean {
    return this.#pages.size >= mostPages;
  }

  add(page: WebSocket): void {
    this.#pages.add(page);
    this.#heard.add(page);
    page.on("close", () => this.#pages.delete(page));
    page.on("pong", () => this.#heard.add(page));
  }

  /** Cuts off the pages that have not answered since the last time, and asks the others whether they are there. */
  askAll(): void {
    for (const page of this.#pages) {
      if (!this.#heard.delete(page)) page.terminate();
      else if (page.readyState === WebSocket.OPEN) page.ping();
    }
  }
}
