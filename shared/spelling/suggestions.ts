const letters = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Words that differ by one slip of the hand from what was typed, the likeliest slips first. Linear in the letters of the word. */
export function suggestionsFor(word: string, isWord: (word: string) => boolean, most = 3): readonly string[] {
  const found = new Set<string>();
  for (const candidate of slips(word)) {
    if (found.size >= most) break;
    if (candidate !== word && isWord(candidate)) found.add(candidate);
  }
  return [...found];
}

/** No word is as long; of longer ones nothing is suggested. */
const longest = 40;

function* slips(word: string): Generator<string, void> {
  const text = Array.from(word);
  if (text.length > longest) return;
  const put = (from: number, to: number, middle: readonly string[]): string =>
    [...text.slice(0, from), ...middle, ...text.slice(to)].join("");
  for (let at = 0; at + 1 < text.length; at += 1) yield put(at, at + 2, [text[at + 1] ?? "", text[at] ?? ""]);
  for (let at = 1; at < text.length; at += 1) yield put(at, at + 1, []);
  for (let at = 1; at <= text.length; at += 1) for (const letter of letters) yield put(at, at, [letter]);
  for (let at = 0; at < text.length; at += 1)
    for (const letter of letters) yield put(at, at + 1, [at === 0 && isUpper(text[0]) ? letter.toUpperCase() : letter]);
  yield put(0, 1, []);
  for (let at = 2; at + 2 <= text.length; at += 1) yield put(at, at, [" "]);
}

const isUpper = (letter = ""): boolean => letter !== letter.toLowerCase();
