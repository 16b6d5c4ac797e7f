import type { Fault } from "../../shared/base/index.js";
import { elsewhereCode, type Address } from "../../shared/bridge/index.js";
import type { WorkspaceState } from "../../shared/workspace/index.js";

/**
 * Why a request is not for what is open now; undefined where it is. A request for another folder, or for an earlier opening
 * of the same one, would find other rows under the keys that it names.
 */
export function whyElsewhere(
  { root, openedAs }: Address,
  open: Pick<WorkspaceState, "root" | "openedAs"> | undefined,
): Fault | undefined {
  if (open?.root === root && open.openedAs === openedAs) return undefined;
  return { code: elsewhereCode, message: messageFor(root, open?.root) };
}

function messageFor(root: string, open: string | undefined): string {
  if (open === undefined) return `Nothing was done: this was meant for ${root}, which has been closed.`;
  if (open === root) return `Nothing was done: ${root} has been opened again since. Do it again.`;
  return `Nothing was done: this was meant for ${root}, and ${open} has been opened since.`;
}
