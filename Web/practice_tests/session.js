import { outbox } from "../outbox.js";
import { isAnswered } from "./answered.js";
import { paths } from "./api.js";

/** @import { OutboxEntry } from "../types/page.d.ts" */
/** @import { OpenTest, Question, QuestionReport } from "../types/practice.d.ts" */

/** One test as the learner takes it. Answers of this browser replace those from the server. */
export class Session {
  /** @param {OpenTest} test */
  constructor(test) {
    this.test = test;
    this.id = test.test_id;
    this.questions = test.questions;
    /** The number of changes made here. A response to a request from before a change is out of date. */
    this.changes = 0;
    this.target = { lang: test.language, dir: "auto" };
    const position = this.#layWaitingChangesOver() ?? test.position ?? 0;
    this.index = Math.min(Math.max(position, 0), this.questions.length - 1);
  }

  get question() {
    return this.questions[this.index];
  }

  get isLast() {
    return this.index === this.questions.length - 1;
  }

  get answered() {
    return this.questions.filter(isAnswered).length;
  }

  unanswered() {
    return this.questions.filter((question) => !isAnswered(question));
  }

  flagged() {
    return this.questions.filter((question) => question.flagged);
  }

  /** @param {number} index */
  moveTo(index) {
    this.index = index;
    outbox.put(paths.position(this.id), { position: index });
  }

  /**
   * Sends the whole state of a question, so that a later message can replace an earlier one that still waits.
   * @param {Question} question
   */
  keep(question) {
    this.changes += 1;
    /** @type {QuestionReport} */
    const body = { flagged: question.flagged, milliseconds: question.milliseconds };
    if (question.answer !== null) body.option = question.answer;
    if (question.text !== null) body.text = question.text;
    outbox.put(paths.question(this.id, question.question_id), body, { numbered: true });
  }

  forget() {
    outbox.drop(paths.test(this.id));
  }

  /**
   * Takes over answers from another tab or device. Changes that wait here are newer and stay.
   * @param {OpenTest} test
   */
  merge(test) {
    const waiting = this.#waiting();
    for (const question of this.questions) {
      const other = test.questions.find((candidate) => candidate.question_id === question.question_id);
      if (!other || waiting.has(paths.question(this.id, question.question_id))) continue;
      Object.assign(question, {
        answer: other.answer,
        text: other.text,
        flagged: other.flagged,
        milliseconds: Math.max(question.milliseconds, other.milliseconds),
      });
    }
  }

  /**
   * Handles an entry that another tab put into the shared outbox. Returns whether it was about a question of this test.
   * @param {OutboxEntry | null} entry
   */
  hear(entry) {
    const question = this.questions.find((candidate) => paths.question(this.id, candidate.question_id) === entry?.path);
    if (question && entry) lay(question, /** @type {QuestionReport} */ (entry.body));
    return question !== undefined;
  }

  #waiting() {
    return new Map(outbox.waiting(paths.test(this.id)).map((entry) => [entry.path, entry.body]));
  }

  #layWaitingChangesOver() {
    const waiting = this.#waiting();
    for (const question of this.questions) {
      const body = waiting.get(paths.question(this.id, question.question_id));
      if (body) lay(question, /** @type {QuestionReport} */ (body));
    }
    const moved = /** @type {{ position: number } | undefined} */ (waiting.get(paths.position(this.id)));
    return moved?.position;
  }
}

/**
 * @param {Question} question
 * @param {QuestionReport} body
 */
function lay(question, body) {
  if (body.option !== undefined) question.answer = body.option;
  if (body.text !== undefined) question.text = body.text;
  question.flagged = body.flagged;
  question.milliseconds = Math.max(question.milliseconds, body.milliseconds);
}
