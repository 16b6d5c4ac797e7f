/** What a variable is called where its effect reads it, and where a lasting effect reads what it was then. */
export interface VariableWords {
  readonly now: string;
  readonly later: string;
}

/**
 * What the variables of an effect stand for, so that its English names what they hold and not the variable. Scopes nest
 * as blocks do; a lasting effect takes the values that variables have when it is made (SCRIPT-5).
 */
export class Scope {
  readonly #own = new Map<string, VariableWords>();

  readonly #outer: Scope | undefined;
  readonly #isLasting: boolean;

  constructor(outer?: Scope, isLasting = false) {
    this.#outer = outer;
    this.#isLasting = isLasting;
  }

  /** The scope of a block inside this one. */
  inner(): Scope {
    return new Scope(this);
  }

  /** The scope of the bodies of a lasting effect that is made here. */
  lasting(): Scope {
    return new Scope(this, true);
  }

  define(name: string, words: VariableWords): void {
    this.#own.set(name, words);
  }

  /** Changes what a variable stands for in the scope that defines it. */
  assign(name: string, words: VariableWords): void {
    if (this.#own.has(name) || this.#outer === undefined) this.#own.set(name, words);
    else this.#outer.assign(name, words);
  }

  /** What stands for a variable; undefined for names that are none. */
  wordsOf(name: string): string | undefined {
    return this.#find(name, false);
  }

  #find(name: string, isLater: boolean): string | undefined {
    const own = this.#own.get(name);
    if (own !== undefined) return isLater ? own.later : own.now;
    return this.#outer === undefined ? undefined : this.#outer.#find(name, isLater || this.#isLasting);
  }
}
