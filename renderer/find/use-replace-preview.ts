import { useEffect, useRef, useState } from "react";
import type { ReplacePreview, ReplaceRequest } from "../../shared/workspace/index.js";
import { ask } from "../state/index.js";

/** What a replacement would change; `message` says why nothing can be looked for. */
export type ReplaceLook =
  | { readonly kind: "none" }
  | { readonly kind: "fault"; readonly message: string }
  | { readonly kind: "ready"; readonly preview: ReplacePreview };

/**
 * Previews the request whenever it changes. Only one call is in flight at a time, so that requests which typing has already
 * replaced are never sent. `isLate` says that the result belongs to an earlier request.
 */
export function useReplacePreview(request: ReplaceRequest): { readonly look: ReplaceLook; readonly isLate: boolean } {
  const [shown, setShown] = useState<{ readonly request: ReplaceRequest; readonly look: ReplaceLook }>();
  const wanted = useRef<ReplaceRequest>(undefined);
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

async function lookFor(request: ReplaceRequest): Promise<ReplaceLook> {
  if (request.search.find === "") return { kind: "none" };
  const answer = await ask("cells/preview-replace", request);
  return answer.ok ? { kind: "ready", preview: answer.value } : { kind: "fault", message: answer.error.message };
}
