import type { CheckedRow } from "./row.js";

/** Something computed from facts, to be computed again when one of them changes. */
export interface Task {
  /** What it read while it was computed. */
  readonly dependencies: Dependency[];
  /** The row and the place of its rule, where it is a rule about a row. */
  readonly rule?: { readonly row: CheckedRow; readonly place: number };
  /** Something it read has changed. */
  invalidate(): void;
}

/** A fact that tasks read, and which tasks did. Most facts have one reader, a few have very many. */
export class Dependency {
  #readers: Task | Set<Task> | undefined;

  get isRead(): boolean {
    return this.#readers !== undefined;
  }

  addReader(task: Task): void {
    const readers = this.#readers;
    if (readers === task) return;
    if (readers instanceof Set) {
      if (readers.has(task)) return;
      readers.add(task);
    } else {
      this.#readers = readers === undefined ? task : new Set([readers, task]);
    }
    task.dependencies.push(this);
  }

  removeReader(task: Task): void {
    const readers = this.#readers;
    if (readers === task) this.#readers = undefined;
    else if (readers instanceof Set) {
      readers.delete(task);
      if (readers.size === 0) this.#readers = undefined;
    }
  }

  get readers(): readonly Task[] {
    const readers = this.#readers;
    return readers instanceof Set ? [...readers] : readers === undefined ? [] : [readers];
  }

  changed(): void {
    const readers = this.#readers;
    if (readers instanceof Set) for (const task of readers) task.invalidate();
    else readers?.invalidate();
  }
}

/** Drops what a task read, before it is computed again or given up. */
export function dropDependencies(task: Task): void {
  for (const dependency of task.dependencies) dependency.removeReader(task);
  task.dependencies.length = 0;
}
