// @ts-check

/** How often the watchdog looks. It counts its looks, not the time: a machine that sleeps or stutters loses none of them. */
const lookMs = 1_000;

/**
 * @typedef {(action: () => void, ms: number) => () => void} Repeat calls `action` every `ms` until the returned function is called
 * @type {Repeat}
 */
const repeatedly = (action, ms) => {
  const timer = setInterval(action, ms);
  return () => clearInterval(timer);
};

/**
 * Calls `stalled` once when `progress` was not called for `limitMs`.
 *
 * @param {{ limitMs: number, stalled: () => void, repeat?: Repeat }} options
 * @returns {{ progress: () => void, stop: () => void }}
 */
export function watchProgress({ limitMs, stalled, repeat = repeatedly }) {
  const limit = Math.ceil(limitMs / lookMs);
  let looks = 0;
  const stop = repeat(() => {
    looks += 1;
    if (looks < limit) return;
    stop();
    stalled();
  }, lookMs);
  return {
    progress: () => {
      looks = 0;
    },
    stop,
  };
}
