import { alikeTo, ask, type Question } from "../../shared/search/index.js";
import type { RowReadings } from "../readings/index.js";
import { rowsOf, type GridRow } from "../state/index.js";
import type { Asked, Verdict } from "./meaning-state.js";

/** What a search asks of the rows of a sheet. */
interface Answer {
  readonly verdict: Verdict;
  /** Undefined where all rows are to be shown. */
  readonly test: ((row: GridRow) => boolean) | undefined;
}

/** Reads what is asked of the cards of a sheet. */
export function answerTo(asked: Exclude<Asked, { kind: "these" }>, key: string, readings: RowReadings): Answer {
  switch (asked.kind) {
    case "typed":
      return answerOf(ask(asked.text, readings), readings);
    case "like": {
      const row = rowsOf(key)?.row(asked.rowKey);
      return row
        ? answerOf(alikeTo(readings.meaning(row), readings), readings)
        : answerOf({ kind: "nothing" }, readings);
    }
  }
}

function answerOf(question: Question, readings: RowReadings): Answer {
  switch (question.kind) {
    case "nothing":
    case "wrong":
      return { verdict: question, test: undefined };
    case "query":
    case "alike":
    case "words": {
      const { test: asks, ...verdict } = question;
      return { verdict, test: (row) => asks(readings.meaning(row)) };
    }
  }
}
