import type { Flushed } from "../../shared/bridge/index.js";
import type { SessionHandle } from "../session/index.js";
import { flush } from "./closing.js";

/** Shows the person a message. */
type Tell = (message: string) => Promise<void>;

/**
 * Opens a folder the person named outside the page: by the menu, an argument, a second start, the Finder. Asks first where edits
 * of the folder that is open would be lost, as the page does: they are not on disk, and no journal keeps them.
 */
export async function openNamed(
  session: Pick<SessionHandle, "allow" | "call">,
  path: string,
  { confirm, tell }: { readonly confirm: (left: Flushed) => Promise<boolean>; readonly tell: Tell },
): Promise<void> {
  try {
    await session.allow(path);
  } catch (error) {
    await tell(error instanceof Error ? error.message : String(error));
    return;
  }
  const left = await flush(session);
  const isLost = left.unprotected !== undefined || left.whatIfs !== undefined;
  if (!isLost || (await confirm(left))) await openFolder(session, path, tell);
}

/** Opens a folder where no other one is open. A sample becomes a copy, so its own folder is not allowed to pages. */
export async function openFolder(session: Pick<SessionHandle, "call">, path: string, tell: Tell): Promise<void> {
  const opened = await session.call("workspace/open", { path });
  if (!opened.ok) await tell(`${path} was not opened: ${opened.error.message}`);
}
