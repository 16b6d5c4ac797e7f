import { join } from "node:path";
import { z } from "zod";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { JsonFile, type Clock, type Disk } from "../files/index.js";

const hostsSchema = z.array(z.string());

/**
 * The hosts that images may be fetched from, as the person allowed them on this computer. Never part of a workspace: a
 * folder from elsewhere must not open the network. A host is named as in a URL: lower case, with its port where that is
 * not the usual one.
 */
export class ImageHosts {
  readonly #file: JsonFile<string[]>;
  #changing: Promise<unknown> = Promise.resolve();

  constructor(disk: Disk, clock: Clock, dataDirectory: string) {
    this.#file = new JsonFile(disk, clock, join(dataDirectory, "image-hosts.json"), hostsSchema, []);
  }

  /** By name. Read again each time, since another window may have changed it. */
  async allowed(): Promise<readonly string[]> {
    return (await this.#file.read()).filter(isHost).sort();
  }

  async isAllowed(host: string): Promise<boolean> {
    return (await this.allowed()).includes(host);
  }

  /** Allows a host or takes that back; a fault for what is no host. Rejects when the disk refuses. */
  async set(host: string, allowed: boolean): Promise<Result<null>> {
    if (!isHost(host)) {
      return failed({
        code: "image/no-host",
        message: `${host} is not a name of a host.`,
        suggestion: "Write it as in an address, such as images.example.com.",
      });
    }
    const changed = this.#changing.then(async () => {
      const others = (await this.allowed()).filter((known) => known !== host);
      await this.#file.write(allowed ? [...others, host].sort() : others);
    });
    this.#changing = changed.catch(() => undefined);
    await changed;
    return ok(null);
  }
}

/** Whether the text is just what a URL's `host` would be; URLs allow signs that no host has in its name. */
function isHost(text: string): boolean {
  if (!/^[a-z0-9._:[\]-]+$/.test(text)) return false;
  return ["http", "https"].some((scheme) => {
    const address = `${scheme}://${text}/`;
    return URL.canParse(address) && new URL(address).host === text;
  });
}
