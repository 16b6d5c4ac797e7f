import { useEffect, useRef, useState } from "react";

/** Many changes at once are shown this often, in ms: rebuilding a long list takes time. */
const paceMs = 300;

/** The value as it was at most so long ago; one that rests is shown at once. */
export function usePaced<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(0);
  useEffect(() => {
    const waitMs = Math.max(0, shownAt.current + paceMs - performance.now());
    const timer = window.setTimeout(() => {
      shownAt.current = performance.now();
      setShown(() => value);
    }, waitMs);
    return () => window.clearTimeout(timer);
  }, [value]);
  return shown;
}
