import { refetchOf } from "./loader.js";
import { say } from "./notices.js";
import { getApp } from "./store.js";
import { noticeTexts } from "./texts.js";
import { Turns } from "./turns.js";

/** The one order of acts on this page. */
export const turns = new Turns({
  onDropped: (count) => say("warning", noticeTexts.noAnswerInTime(count)),
  /**
   * A command after which the sheet has other columns is answered before their rows are fetched. What is typed meanwhile would
   * be compared with the old rows, and be in conflict with what the command did.
   */
  fetchUnderWay: () => refetchOf(getApp().active),
});
