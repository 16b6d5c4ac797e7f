import type { CheckedRow } from "./row.js";

/** Something that is worked out from facts and has to be worked out anew when one of them changes. */
export interface Task {
  /** What it asked while it was worked out. */
  readonly asked: Answer[];
  /** The row and the place of its rule, where a rule about a row asked. */
  readonly rule?: { readonly row: CheckedRow; readonly place: number };
  /** An answer it was given is no longer the right one. */
  again(): void;
}

/** An answer that was given, and to whom. Most answers have one asker, a few have very many. */
export class Answer {
  #askers: Task | Set<Task> | undefined;

  get isAsked(): boolean {
    return this.#askers !== undefined;
  }

  give(task: Task): void {
    const askers = this.#askers;
    if (askers === task) return;
    if (askers instanceof Set) {
      if (askers.has(task)) return;
      askers.add(task);
    } else {
      this.#askers = askers === undefined ? task : new Set([askers, task]);
    }
    task.asked.push(this);
  }

  takeBack(task: Task): void {
    const askers = this.#askers;
    if (askers === task) this.#askers = undefined;
    else if (askers instanceof Set) {
      askers.delete(task);
      if (askers.size === 0) this.#askers = undefined;
    }
  }

  /** Everybody it was given to. */
  get askers(): readonly Task[] {
    const askers = this.#askers;
    return askers instanceof Set ? [...askers] : askers === undefined ? [] : [askers];
  }

  changed(): void {
    const askers = this.#askers;
    if (askers instanceof Set) for (const task of askers) task.again();
    else askers?.again();
  }
}

/** Forgets what a task asked, before it is worked out anew or given up. */
export function forgetAsked(task: Task): void {
  for (const answer of task.asked) answer.takeBack(task);
  task.asked.length = 0;
}
