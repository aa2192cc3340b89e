import { type Answers, type AssessmentResult, assess } from "#domain/assessment/assessment.ts";
import { type QuestionId, questions } from "#domain/assessment/questions.ts";

/** On its own page, or as a widget on another page. */
export type AssessmentMode = "page" | "widget";

/** The value of each answer given so far, by question. */
export type AssessmentValues = Partial<Record<QuestionId, string>>;

/** How far a visitor is in the assessment. */
export type AssessmentState = {
  /** Index of the current question. */
  position: number;
  answers: Partial<Answers>;
  /** Set once the last question has been left with all questions answered. */
  result: AssessmentResult | null;
};

export type AssessmentAction =
  | { type: "choose"; question: QuestionId; value: string }
  | { type: "forward" }
  | { type: "back" }
  | { type: "adopt"; values: Record<string, unknown>; isFinished: boolean }
  | { type: "retake" };

export const assessmentStart: AssessmentState = { position: 0, answers: {}, result: null };

/** What a page with these answers in its address shows first: their result, if there is one. */
export function startWith(values: AssessmentValues): AssessmentState {
  return assess(values) ? adopt(values, true) : assessmentStart;
}

const last = questions.length - 1;

/** The assessment's logic, without timer and DOM. */
export function assessmentReducer(
  state: AssessmentState,
  action: AssessmentAction,
): AssessmentState {
  switch (action.type) {
    case "choose":
      return { ...state, answers: record(state.answers, action.question, action.value) };
    case "forward":
      return forward(state);
    case "back":
      return { ...state, position: Math.max(0, state.position - 1) };
    case "adopt":
      return adopt(action.values, action.isFinished);
    case "retake":
      return assessmentStart;
  }
}

export function countAnswered(answers: Partial<Answers>): number {
  return questions.filter(({ id }) => answers[id]).length;
}

/** The answers in an address, by question. */
export function answersIn(search: URLSearchParams): AssessmentValues {
  return Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const option = options.find(({ value }) => value === search.get(id));
      return option ? [[id, option.value]] : [];
    }),
  );
}

/** Only the values, as `assess` expects them. */
export function valuesOf(answers: Partial<Answers>): AssessmentValues {
  return Object.fromEntries(
    questions.flatMap(({ id }) => (answers[id] ? [[id, answers[id].value]] : [])),
  );
}

/** Unknown values are ignored. */
function record(answers: Partial<Answers>, question: QuestionId, value: unknown): Partial<Answers> {
  const option = questions
    .find(({ id }) => id === question)
    ?.options.find((option) => option.value === value);
  return option
    ? { ...answers, [question]: { value: option.value, score: option.score } }
    : answers;
}

function forward(state: AssessmentState): AssessmentState {
  const question = questions[state.position];
  // A second result would be a new object and would be saved a second time.
  if (state.result || !question || !state.answers[question.id]) return state;
  if (state.position < last) return { ...state, position: state.position + 1 };
  return { ...state, result: assess(valuesOf(state.answers)) };
}

/** Takes over answers that were given before the scripts loaded or before a reload, up to the first gap. */
function adopt(values: Record<string, unknown>, isFinished: boolean): AssessmentState {
  let answers: Partial<Answers> = {};
  for (const { id } of questions) {
    const next = record(answers, id, values[id]);
    if (next === answers) break;
    answers = next;
  }
  const result = isFinished ? assess(valuesOf(answers)) : null;
  return { answers, position: Math.min(last, countAnswered(answers)), result };
}
