import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { shownKey } from "../../commands/index.js";
import { setApp, useApp } from "../../state/index.js";
import { returnKeyboard } from "../../ui/index.js";
import { tourTexts as texts } from "../late-texts.js";
import { rememberTour } from "./seen.js";
import { tourSteps } from "./steps.js";
import "../../theme/tour.css";

/**
 * A few steps over the app as it stands. It lies beside what it shows and is no dialog: the sheet keeps the keyboard, and all of
 * the app can be used meanwhile. Whoever asked for the tour has the keyboard in it.
 */
export function Tour(): ReactNode {
  const tour = useApp((state) => state.tour);
  const [steps] = useState(() => tourSteps.filter(({ target }) => document.querySelector(target) !== null));
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const place = Math.min(tour?.step ?? 0, steps.length - 1);
  const step = steps[place];
  const isAsked = tour?.isAsked ?? false;
  useEffect(rememberTour, []);
  useEffect(() => {
    if (tour?.isAsked === true) next.current?.focus();
  }, [tour]);
  if (!tour || !step) return null;
  const isLast = place === steps.length - 1;
  const hasKeyboard = (): boolean => card.current?.contains(document.activeElement) ?? false;
  const close = (): void => {
    const hadKeyboard = hasKeyboard();
    setApp({ tour: null });
    if (hadKeyboard) returnKeyboard();
  };
  const goTo = (at: number): void => setApp({ tour: { step: at, isAsked: isAsked || hasKeyboard() } });
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return (
    <>
      <Ring target={step.target} />
      <section ref={card} className="tour" aria-labelledby={titleId} onKeyDown={onKey}>
        <p className="tour-place">{texts.place(place + 1, steps.length)}</p>
        <div role="status">
          <h2 id={titleId}>{step.title}</h2>
          <p>{step.text}</p>
        </div>
        <p className="tour-keys">
          {step.keys.map((key) => (
            <kbd key={key}>{shownKey(key)}</kbd>
          ))}
        </p>
        <div className="tour-foot">
          {!isLast && (
            <button type="button" className="button is-small" onClick={close}>
              {texts.skip}
            </button>
          )}
          {!isAsked && <span className="hint">{texts.leadsHere(shownKey("Shift+F1"))}</span>}
          <span className="tour-gap" />
          {place > 0 && (
            <button type="button" className="button is-small" onClick={() => goTo(place - 1)}>
              {texts.back}
            </button>
          )}
          <button
            ref={next}
            type="button"
            className="button is-small is-main"
            onClick={() => (isLast ? close() : goTo(place + 1))}
          >
            {isLast ? texts.done : texts.next}
          </button>
        </div>
      </section>
    </>
  );
}

/** An outline around a part of the page, which lets every click through. */
function Ring({ target }: { readonly target: string }): ReactNode {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = document.querySelector(target);
    const follow = (): void => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      Object.assign(ring.current?.style ?? {}, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    };
    follow();
    // Panes that open beside it, and the window, change its size.
    const sizes = new ResizeObserver(follow);
    if (element) sizes.observe(element);
    window.addEventListener("resize", follow);
    return () => {
      sizes.disconnect();
      window.removeEventListener("resize", follow);
    };
  }, [target]);
  return <div ref={ring} className="tour-ring" aria-hidden="true" />;
}
