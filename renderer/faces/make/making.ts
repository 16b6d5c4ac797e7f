import { useEffect } from "react";
import { create } from "zustand";
import { placedMessage } from "../../../shared/base/index.js";
import { pieceBytes, type CallRequest, type Making } from "../../../shared/bridge/index.js";
import { downloadBlob } from "../../exchange/index.js";
import { ask, call, onSessionEvent, say } from "../../state/index.js";
import { texts } from "../texts.js";

/** What this page has asked to be made, as it is known to stand, and whether a dialog shows it. */
export const useMaking = create<{ readonly making: Making | null; readonly isShown: boolean }>(() => ({
  making: null,
  isShown: false,
}));

const set = (making: Making | null): void => useMaking.setState({ making });

const refused: Making = { run: 0, state: "failed", drawn: 0, total: 0, file: null, remarks: [] };

/**
 * Begins to print or export cards. What is made is handed to the person when it is finished; why nothing is stands in the
 * place of what was made before.
 */
export async function makeCards(wish: CallRequest<"cards/make">): Promise<void> {
  const begun = await ask("cards/make", wish);
  if (useMaking.getState().isShown) {
    set(begun.ok ? begun.value : { ...refused, remarks: [placedMessage(begun.error)] });
  } else if (begun.ok) void stopMaking();
}

export async function stopMaking(): Promise<void> {
  const making = await call("cards/stop-making", {});
  if (making) set(making);
}

/**
 * Follows what is made while a dialog shows it, and stops it when the dialog goes: nobody would be handed what was made. What
 * another page makes is none of ours.
 */
export function useMakingEvents(): void {
  useEffect(() => {
    useMaking.setState({ making: null, isShown: true });
    const stop = onSessionEvent("cards/making", (making) => {
      const ours = useMaking.getState().making;
      if (ours?.run !== making.run || ours.state !== "running") return;
      set(making);
      if (making.state === "finished" && making.file) void hand(making.run, making.file);
    });
    return () => {
      stop();
      useMaking.setState({ isShown: false });
      if (useMaking.getState().making?.state === "running") void stopMaking();
    };
  }, []);
}

/** Fetches what was made piece by piece and hands it to the person as a file. */
async function hand(run: number, { name, bytes }: NonNullable<Making["file"]>): Promise<void> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < bytes; from += pieceBytes) {
    const piece = await ask("cards/made-piece", { run, from });
    if (!piece.ok) {
      say("error", piece.error.message);
      return;
    }
    pieces.push(bytesOf(piece.value.base64));
  }
  downloadBlob(name, new Blob(pieces, { type: typeOf(name) }));
  say("info", texts.made(name));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

const types: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  zip: "application/zip",
  xml: "application/xml",
  csv: "text/csv",
};
const typeOf = (name: string): string => types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
