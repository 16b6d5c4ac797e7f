import { useEffect, useMemo, useState, type RefObject } from "react";
import type { ProblemView } from "../../shared/validate/index.js";
import { call } from "../state/index.js";

/**
 * The problems with only those fixes that break no other rule, asked for again when the list is another one. Until the answer
 * is there, all are shown. Whether a fix holds depends on other rows too, so it is not known until somebody looks.
 */
export function useOffers(problems: readonly ProblemView[], isSeen: boolean): readonly ProblemView[] {
  const [offers, setOffers] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  useEffect(() => {
    const asked = isSeen ? problems.filter(hasCertainFix).map(({ id }) => id) : [];
    if (asked.length === 0) return undefined;
    let isCurrent = true;
    void call("problems/offers", { problems: asked }).then((answer) => {
      if (isCurrent && answer) setOffers(new Map(answer.offers.map((each) => [each.problem, new Set(each.fixes)])));
    });
    return () => {
      isCurrent = false;
    };
  }, [problems, isSeen]);
  return useMemo(
    () =>
      problems.map((problem) => {
        const held = offers.get(problem.id);
        return held ? { ...problem, fixes: problem.fixes.filter(({ id }) => held.has(id)) } : problem;
      }),
    [problems, offers],
  );
}

const hasCertainFix = ({ waived, fixes }: ProblemView): boolean =>
  !waived && fixes.some(({ kind }) => kind === "certain");

/** Whether an element can be seen where it is scrolled to. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
