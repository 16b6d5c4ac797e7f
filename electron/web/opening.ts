import type { SessionHandle } from "../session/index.js";

type PageSession = Pick<SessionHandle, "call" | "subscribe">;

/**
 * A session as pages see it that come while a folder is being opened: their calls wait for it, so that none shows an app
 * without a folder first. Events go through at once.
 */
export const afterOpening = (session: PageSession, opening: Promise<void>): PageSession => ({
  call: async (name, request) => {
    await opening;
    return await session.call(name, request);
  },
  subscribe: (listener) => session.subscribe(listener),
});
