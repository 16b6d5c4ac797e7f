/** Long work that gives way now and then, so that it can be done in slices between other things. */
export type Steps<Outcome> = Generator<undefined, Outcome>;

/** Runs such work to its end at once. */
export function runToEnd<Outcome>(work: Steps<Outcome>): Outcome {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
