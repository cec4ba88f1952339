// Wire documents of practice tests, as in the API description.

import type { Verdict } from "./placement.d.ts";

export type Difficulty = "easy" | "medium" | "hard";

export interface CourseSummary {
  course_id: string;
  name: string;
  language: string;
  notes: number;
  words: number;
  topics: string[];
}

export interface NotesFile {
  note_id: string;
  name: string;
  words: number;
}

export interface NotesText extends NotesFile {
  text: string;
}

export interface Course extends CourseSummary {
  files: NotesFile[];
  found_topics: string[];
  named_topics: string[];
}

export interface Notes {
  name: string;
  text: string;
}

export interface CourseRequest {
  name: string;
  language?: string;
  topics?: string[];
}

/** The words of a course whose notes are a vocabulary list. */
export interface CourseVocabulary {
  pairs: number;
  language_id: string | null;
  text: string;
}

export interface PracticeRequest {
  course_id: string;
  topics: string[];
  difficulty: Difficulty;
  question_count: number;
  backend: string;
}

export interface TestSummary {
  test_id: string;
  course_id: string;
  course: string;
  topics: string[];
  difficulty: Difficulty;
  status: "generating" | "ready" | "in_progress" | "submitted" | "failed";
  question_count: number;
  asked: number;
  answered: number;
  created_at: string;
  submitted_at: string | null;
  correct: number | null;
  counted: number | null;
  percent: number | null;
  failure: string | null;
  failure_kind: string | null;
}

export interface Question {
  question_id: string;
  number: number;
  prompt: string;
  format: "choice" | "typed";
  options: string[];
  answer: number | null;
  text: string | null;
  flagged: boolean;
  milliseconds: number;
  formulas?: Formula[];
}

/** A formula by its plain text, with the children of its `math` element. */
export interface Formula {
  text: string;
  math: MathElement[];
}

export interface MathElement {
  element: string;
  text?: string;
  children?: MathElement[];
}

export interface ReviewedQuestion extends Question {
  correct_option: number | null;
  correct_answer: string;
  other_answers: string[];
  verdict: Verdict | null;
  correct: boolean;
  disputed: boolean;
  bloom_level: string;
  difficulty: Difficulty;
  explanation: string;
  evidence: string;
  headings: string[];
  source: QuestionSource;
}

export type QuestionSource = "notes" | "model" | "fallback" | "learner";

/** A question with its key, before the test. */
export interface PreviewedQuestion {
  question_id: string;
  number: number;
  topic: string;
  prompt: string;
  format: "choice" | "typed";
  options: string[];
  correct_option: number | null;
  answers: string[];
  explanation: string;
  source: QuestionSource;
  formulas?: Formula[];
}

export interface Preview {
  test_id: string;
  course: string;
  language: string;
  questions: PreviewedQuestion[];
}

export interface QuestionEdit {
  prompt: string;
  options?: string[];
  correct_option?: number;
  answers?: string[];
  explanation: string;
}

export interface Tally {
  name: string;
  correct: number;
  counted: number;
}

export interface TestResult {
  correct: number;
  counted: number;
  percent: number | null;
  band: "excellent" | "good" | "fair" | "low" | null;
  milliseconds: number;
  rapid_guesses: number;
  topics: Tally[];
  bloom_levels: Tally[];
  difficulties: Tally[];
}

export interface GenerationReport {
  from_model: number;
  from_notes: number;
  from_learner: number;
  fallbacks: number;
  rejections: { code: string; count: number }[];
}

interface AnyTest extends TestSummary {
  language: string;
  queue_place: number | null;
  position: number;
  estimated_minutes: number;
  report: GenerationReport | null;
}

export interface OpenTest extends AnyTest {
  status: "generating" | "ready" | "in_progress" | "failed";
  questions: Question[];
}

export interface SubmittedTest extends AnyTest {
  status: "submitted";
  submitted_at: string;
  questions: ReviewedQuestion[];
  result: TestResult;
}

export type Test = OpenTest | SubmittedTest;

/** The message about a question that the app sends while a test is taken. */
export interface QuestionReport {
  option?: number;
  text?: string;
  flagged: boolean;
  milliseconds: number;
}

export interface ScheduledTest {
  scheduled_id: string;
  title: string;
  course_id: string;
  course: string;
  kind: "initial" | "follow_up" | "retake";
  status: "scheduled" | "missed" | "completed" | "archived";
  at: string;
  difficulty: number;
  question_count: number;
  test_id: string | null;
  percent: number | null;
}

export interface ScheduleRequest {
  course_id: string;
  title: string;
  topics: string[];
  difficulty: number;
  question_count: number;
  utc_offset: number;
  at?: string;
  occasion?: string;
  date?: string;
}

export interface Week {
  scheduled: ScheduledTest[];
  feed_url: string | null;
}

/** A share from 0 to 1 with its credible interval. */
export interface Mastery {
  value: number;
  low: number;
  high: number;
}

export interface TopicStatistics {
  course: string;
  topic: string;
  answered: number;
  correct: number;
  mastery: Mastery | null;
}

export interface PracticeDay {
  date: string;
  questions: number;
}

export interface Statistics {
  tests: number;
  questions: number;
  average_percent: number | null;
  topics: TopicStatistics[];
  days: PracticeDay[];
}

export interface SampleNotes {
  sample_id: string;
  name: string;
  language: string;
  words: number;
}

/** A backend that can write questions: from notes alone, or with a model. */
export interface Backend {
  backend: string;
  available: boolean;
  model?: string | null;
}

export interface PracticeHome {
  courses: CourseSummary[];
  current: TestSummary | null;
  recent: TestSummary[];
  scheduled: { count: number; next: ScheduledTest | null; due: ScheduledTest | null };
  statistics: Statistics;
  samples: SampleNotes[];
  backends: Backend[];
}

export interface PracticeApi {
  home(): Promise<PracticeHome>;
  createCourse(body: CourseRequest | { sample_id: string }): Promise<Course>;
  course(id: string): Promise<Course>;
  notes(id: string, note: string): Promise<NotesText>;
  vocabulary(id: string): Promise<CourseVocabulary>;
  changeCourse(id: string, body: CourseRequest): Promise<Course>;
  deleteCourse(id: string): Promise<null>;
  addNotes(id: string, body: Notes): Promise<Course>;
  changeNotes(id: string, note: string, body: Notes): Promise<Course>;
  deleteNotes(id: string, note: string): Promise<Course>;
  generate(body: PracticeRequest): Promise<Test>;
  test(id: string): Promise<Test>;
  preview(id: string): Promise<Preview>;
  editQuestion(id: string, question: string, body: QuestionEdit): Promise<Preview>;
  dropQuestion(id: string, question: string): Promise<Preview>;
  replaceQuestion(id: string, question: string): Promise<Preview>;
  deleteTest(id: string): Promise<null>;
  cancel(id: string): Promise<Test>;
  retry(id: string): Promise<Test>;
  begin(id: string): Promise<Test>;
  submit(id: string): Promise<Test>;
  dispute(id: string, question: string, wrong: boolean): Promise<SubmittedTest>;
  repeat(id: string, questions: string): Promise<Test>;
  schedule(week: string): Promise<Week>;
  plan(body: ScheduleRequest): Promise<{ scheduled: ScheduledTest[] }>;
  unplan(id: string): Promise<null>;
  startPlanned(id: string): Promise<Test>;
  archivePlanned(id: string, archived: boolean): Promise<ScheduledTest>;
}
