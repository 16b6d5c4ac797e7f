/** What can follow the words of a sentence so far. */
interface Branch {
  readonly next: Map<string, Branch>;
  sentence?: string;
}

/** Finds sentences that differ from one in a single word, without looking at all of them. */
export class OneWordApart {
  readonly #root: Branch = { next: new Map() };

  constructor(sentences: Iterable<string>) {
    for (const sentence of sentences) this.#add(sentence);
  }

  /** In the order in which they were put in, as far as they begin alike. */
  *near(sentence: string): Iterable<string> {
    const words = sentence.split(" ");
    let branch: Branch | undefined = this.#root;
    for (const [at, word] of words.entries()) {
      for (const [other, next] of branch.next) {
        const found = other === word ? undefined : along(next, words.slice(at + 1));
        if (found !== undefined) yield found;
      }
      branch = branch.next.get(word);
      if (!branch) return;
    }
  }

  #add(sentence: string): void {
    let branch = this.#root;
    for (const word of sentence.split(" ")) {
      const next = branch.next.get(word) ?? { next: new Map<string, Branch>() };
      branch.next.set(word, next);
      branch = next;
    }
    branch.sentence = sentence;
  }
}

function along(branch: Branch, words: readonly string[]): string | undefined {
  let at: Branch | undefined = branch;
  for (const word of words) {
    at = at.next.get(word);
    if (!at) return undefined;
  }
  return at.sentence;
}
