import { useEffect, useRef, useState } from "react";
import type { MeaningRequest, ReplacePreview, ReplaceRequest } from "../../shared/workspace/index.js";
import { ask } from "../state/index.js";

/** A replacement of a text, or of a phrase by what it means. */
export type AnyReplacement = ReplaceRequest | MeaningRequest;

/** What a replacement would change; `message` says why nothing can be looked for. */
export type ReplaceLook =
  | { readonly kind: "none" }
  | { readonly kind: "fault"; readonly message: string }
  | { readonly kind: "ready"; readonly preview: ReplacePreview };

/**
 * Previews the request whenever it changes. Only one call is in flight at a time, so that requests which typing has already
 * replaced are never sent. `isLate` says that the result belongs to an earlier request.
 */
export function useReplacePreview(request: AnyReplacement): { readonly look: ReplaceLook; readonly isLate: boolean } {
  const [shown, setShown] = useState<{ readonly request: AnyReplacement; readonly look: ReplaceLook }>();
  const wanted = useRef<AnyReplacement>(undefined);
  const isAsking = useRef(false);
  useEffect(() => {
    wanted.current = request;
    const askAll = async (): Promise<void> => {
      if (isAsking.current) return;
      isAsking.current = true;
      try {
        for (let asked = wanted.current; asked; asked = asked === wanted.current ? undefined : wanted.current) {
          const look = await lookFor(asked);
          setShown({ request: asked, look });
        }
      } finally {
        isAsking.current = false;
      }
    };
    void askAll();
  }, [request]);
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );
  return { look: shown?.look ?? { kind: "none" }, isLate: shown?.request !== request };
}

async function lookFor(request: AnyReplacement): Promise<ReplaceLook> {
  if (isUnfinished(request)) return { kind: "none" };
  const answer =
    "search" in request ? await ask("cells/preview-replace", request) : await ask("cells/preview-meaning", request);
  return answer.ok ? { kind: "ready", preview: answer.value } : { kind: "fault", message: answer.error.message };
}

/** Whether something is still to be typed: nothing can be put in place of a phrase but another one. */
export const isUnfinished = (request: AnyReplacement): boolean =>
  "search" in request ? request.search.find === "" : request.find.trim() === "" || request.replacement.trim() === "";
