import { failed, neverHappens, ok, type Result } from "../../shared/base/index.js";
import type { SessionHandle } from "./handle.js";
import type { FromSession, Port, ToSession } from "./messages.js";

/** Answers the messages of a port by a session, until it is closed; then `closed` is called, its answer sent. */
export function serveSession(session: SessionHandle, port: Port<FromSession, ToSession>, closed: () => void): void {
  session.subscribe((event, payload) => port.postMessage({ kind: "event", event, payload }));
  port.on("message", (message) => {
    void answer(session, message).then((result) => {
      port.postMessage({ kind: "answer", id: message.id, result });
      if (message.kind === "close") closed();
    });
  });
}

async function answer(session: SessionHandle, message: ToSession): Promise<Result<unknown>> {
  switch (message.kind) {
    case "call":
      return session.call(message.name, message.request);
    case "allow":
      return session.allow(message.path).then(
        () => ok(null),
        (error: unknown) => failed({ code: "folder/not-allowed", message: String(error) }),
      );
    case "close":
      await session.close();
      return ok(null);
    default:
      return neverHappens(message);
  }
}
