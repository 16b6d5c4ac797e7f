import { join } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { Clock, Disk } from "../files/index.js";
import { ImageCache } from "./cache.js";
import { download, isFetched, type Downloaded } from "./download.js";
import type { ImageHosts } from "./hosts.js";
import { pictureOf, type Picture } from "./picture.js";
import { Turns } from "./turns.js";

/** So long a picture that its host does not have is not asked for again, in ms (IMAGES-2). */
const goneLastsMs = 60 * 60 * 1000;
/** So long after any other failure: cells come and go, and each would wait for a host that is down. In ms. */
const failureLastsMs = 60 * 1000;
const mostAtOnce = 4;

export interface RemoteOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly hosts: ImageHosts;
  /** Where pictures are kept. */
  readonly folder: string;
  readonly userAgent: string;
  /** Told of what does not keep a picture from being shown. */
  readonly trouble: (error: unknown) => void;
}

export type RemoteImage =
  | { readonly kind: "picture"; readonly picture: Picture }
  | { readonly kind: "host-not-allowed"; readonly host: string };

interface Failure {
  readonly fault: Fault;
  readonly untilMs: number;
}

/** Pictures on hosts that the person allowed, kept on this computer once they were fetched. */
export class RemoteImages {
  readonly #options: RemoteOptions;
  readonly #turns = new Turns(mostAtOnce);
  readonly #underWay = new Map<string, Promise<Downloaded>>();
  readonly #failures = new Map<string, Failure>();
  readonly #ending = new AbortController();
  #cache: Promise<ImageCache | undefined> | undefined;

  constructor(options: RemoteOptions) {
    this.#options = options;
  }

  /** `address` begins with `http:` or `https:`. */
  async find(address: string): Promise<Result<RemoteImage>> {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !isFetched(url)) {
      return failed({
        code: "image/unreachable",
        message: `${address} is not an address that pictures are fetched from.`,
      });
    }
    url.hash = "";
    if (!(await this.#options.hosts.isAllowed(url.host))) return ok({ kind: "host-not-allowed", host: url.host });
    const kept = await this.#kept(url.href);
    if (kept) return ok({ kind: "picture", picture: kept });
    const failure = this.#failures.get(url.href);
    if (failure && this.#options.clock.now() < failure.untilMs) return failed(failure.fault);
    const downloaded = await this.#download(url);
    return downloaded.kind === "failed" ? failed(downloaded.fault) : ok(downloaded);
  }

  /** What is kept: the number of pictures, and their bytes. */
  async kept(): Promise<{ readonly count: number; readonly bytes: number }> {
    const cache = await this.#openCache();
    return { count: cache?.count ?? 0, bytes: cache?.totalSize ?? 0 };
  }

  /** Removes all that is kept, and asks again for what could not be fetched. */
  async forget(): Promise<void> {
    this.#failures.clear();
    const cache = await this.#openCache();
    await cache?.clear();
    await cache?.save();
  }

  /** Forgets failures: what failed for a host may succeed after hosts were allowed. */
  forgetFailures(): void {
    this.#failures.clear();
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#underWay.values());
    const cache = await this.#cache;
    await cache?.close().catch(this.#options.trouble);
  }

  async #kept(url: string): Promise<Picture | undefined> {
    try {
      const cache = await this.#openCache();
      const bytes = await cache?.get(url);
      if (!bytes) return undefined;
      const picture = pictureOf(url, bytes);
      if (picture.ok) return picture.value;
      await cache?.remove(url);
    } catch (error) {
      this.#options.trouble(error);
    }
    return undefined;
  }

  #download(url: URL): Promise<Downloaded> {
    const underWay = this.#underWay.get(url.href);
    if (underWay) return underWay;
    const { clock, hosts, userAgent } = this.#options;
    const tools = { clock, userAgent, ending: this.#ending.signal, isAllowed: (host: string) => hosts.isAllowed(host) };
    const downloaded = this.#turns
      .take(() => download(url, tools))
      .then(async (outcome) => {
        await this.#remember(url.href, outcome);
        return outcome;
      })
      .finally(() => this.#underWay.delete(url.href));
    this.#underWay.set(url.href, downloaded);
    return downloaded;
  }

  async #remember(url: string, outcome: Downloaded): Promise<void> {
    this.#failures.delete(url);
    if (outcome.kind === "failed") {
      const untilMs = this.#options.clock.now() + (outcome.isGone ? goneLastsMs : failureLastsMs);
      this.#failures.set(url, { fault: outcome.fault, untilMs });
    } else if (outcome.kind === "picture") {
      const cache = await this.#openCache();
      await cache?.put(url, outcome.picture.bytes).catch(this.#options.trouble);
    }
  }

  /** Opened when it is first asked for: most workspaces fetch nothing. Without a disk to keep them, pictures are fetched each time. */
  #openCache(): Promise<ImageCache | undefined> {
    const { disk, clock, folder, trouble } = this.#options;
    return (this.#cache ??= ImageCache.open(disk, clock, folder).then(
      ({ cache }) => cache,
      (error: unknown) => {
        trouble(error);
        return undefined;
      },
    ));
  }
}

export const keptImagesFolder = (dataDirectory: string): string => join(dataDirectory, "images");
