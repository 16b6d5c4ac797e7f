/**
 * Does work on each of many things, several at a time, and yields the results in the order of the things. No more is begun
 * than is soon taken, so that results do not pile up.
 */
export async function* inOrder<Thing, Done>(
  things: Iterable<Thing>,
  atOnce: number,
  work: (thing: Thing) => Promise<Done>,
): AsyncGenerator<Done> {
  const begun: Promise<Done>[] = [];
  const next = things[Symbol.iterator]();
  const begin = (): void => {
    const thing = next.next();
    if (thing.done === true) return;
    const started = work(thing.value);
    // A failure is reported when its turn comes.
    started.catch(() => undefined);
    begun.push(started);
  };
  for (let count = 0; count < atOnce; count += 1) begin();
  for (let first = begun.shift(); first !== undefined; first = begun.shift()) {
    const done = await first;
    begin();
    yield done;
  }
}
