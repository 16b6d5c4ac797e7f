import { randomUUID } from "node:crypto";

/** As many pages may follow the edits at a time without being answered in full. */
const mostAnswers = 8;

/** The last answers to pages that follow the edits, each under the name by which a page says that it has it. */
export class AnswerMemory<Answer> {
  readonly #answers = new Map<string, Answer>();

  /** Undefined for one that was forgotten, or is of another session. */
  find(name: string | undefined): Answer | undefined {
    return name === undefined ? undefined : this.#answers.get(name);
  }

  /** Remembers an answer in place of the oldest; returns its name. */
  remember(answer: Answer): string {
    const name = randomUUID();
    this.#answers.set(name, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > mostAnswers && oldest !== undefined) this.#answers.delete(oldest);
    return name;
  }
}
