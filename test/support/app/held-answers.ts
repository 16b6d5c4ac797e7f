import type { Page } from "playwright-core";
import { z } from "zod";
import { drawn } from "./rendered.js";

const asked = z.object({ id: z.number(), call: z.string() });
const told = z.object({ kind: z.string(), id: z.number().optional() });

/**
 * Holds back what the host answers to one call until the returned function is called, as a busy machine does; that waits until
 * the page has taken the answers in. For the page as it is loaded next.
 */
export async function holdAnswers(page: Page, call: string): Promise<() => Promise<void>> {
  const ids = new Set<number>();
  let held: (() => void)[] | undefined = [];
  await page.routeWebSocket(/\/ws\b/u, (socket) => {
    const host = socket.connectToServer();
    socket.onMessage((message) => {
      const read = asked.safeParse(JSON.parse(String(message)));
      if (read.data?.call === call) ids.add(read.data.id);
      host.send(message);
    });
    host.onMessage((message) => {
      const { kind, id = -1 } = told.parse(JSON.parse(String(message)));
      if (held && kind !== "event" && ids.has(id)) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return async () => {
    for (const send of held ?? []) send();
    held = undefined;
    await drawn(page);
  };
}
