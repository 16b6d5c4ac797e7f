import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A host of pictures on this machine, with what was asked of it. */
export class PictureHost {
  readonly asked: { readonly path: string; readonly headers: IncomingMessage["headers"] }[] = [];
  /** How many requests were under way at once, at most. */
  mostAtOnce = 0;
  answer: (path: string, response: ServerResponse) => void | Promise<void> = (_path, response) =>
    void response.writeHead(404).end();
  /** As in a URL. */
  host = "";
  readonly #server: Server;
  #underWay = 0;

  static async start(): Promise<PictureHost> {
    const host = new PictureHost();
    await new Promise<void>((resolve) => host.#server.listen(0, "127.0.0.1", resolve));
    host.host = `127.0.0.1:${(host.#server.address() as AddressInfo).port}`;
    return host;
  }

  private constructor() {
    this.#server = createServer((request, response) => {
      const path = request.url ?? "";
      this.asked.push({ path, headers: request.headers });
      this.#underWay += 1;
      this.mostAtOnce = Math.max(this.mostAtOnce, this.#underWay);
      response.on("close", () => (this.#underWay -= 1));
      void this.answer(path, response);
    });
  }

  url(path: string): string {
    return `http://${this.host}${path}`;
  }

  get paths(): string[] {
    return this.asked.map(({ path }) => path);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
