import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder of the user alone that is there for as long as a command runs. */
export interface ScratchFolder {
  readonly path: string;
  write(name: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/** Makes one where the system keeps what is temporary. What is wrong with the disk is thrown. */
export async function makeScratchFolder(): Promise<ScratchFolder> {
  const path = await realpath(await mkdtemp(join(tmpdir(), "cardwright-")));
  return {
    path,
    write: async (name, text) => {
      await mkdir(dirname(join(path, name)), { recursive: true });
      await writeFile(join(path, name), text);
    },
    // Another program, such as one that indexes files, may be in it just then.
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  };
}
