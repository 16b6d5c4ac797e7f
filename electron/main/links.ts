import type { Shell } from "electron";
import { outwardLink, type OutwardLink } from "../../shared/base/index.js";

/**
 * The one door by which a link leaves the app. A link that may not pass is dropped, and so is one that comes while the
 * person is asked about another: no page can pile up questions.
 *
 * @param ask shows the person the host and the whole address, and answers whether to open it
 */
export function linkDoor(
  shell: Pick<Shell, "openExternal">,
  ask: (link: OutwardLink) => Promise<boolean>,
): (link: string) => Promise<void> {
  let isAsking = false;
  return async (link) => {
    const outward = outwardLink(link);
    if (!outward || isAsking) return;
    isAsking = true;
    try {
      if (await ask(outward)) await shell.openExternal(outward.address);
    } finally {
      isAsking = false;
    }
  };
}
