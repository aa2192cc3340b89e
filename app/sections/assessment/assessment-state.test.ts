import { describe, expect, it } from "vitest";
import { questions } from "#domain/assessment/questions.ts";
import {
  type AssessmentAction,
  answersIn,
  assessmentReducer,
  assessmentStart,
  countAnswered,
  startWith,
  valuesOf,
} from "./assessment-state.ts";

const stateAfter = (...actions: AssessmentAction[]) =>
  actions.reduce(assessmentReducer, assessmentStart);

/** Chooses the option at this index, or the last one if there are fewer, and continues. */
const answerAll = (index: number): AssessmentAction[] =>
  questions.flatMap(({ id, options }): AssessmentAction[] => [
    {
      type: "choose",
      question: id,
      value: options[Math.min(index, options.length - 1)]?.value ?? "",
    },
    { type: "forward" },
  ]);

describe("the assessment", () => {
  it("records the value and the score of a chosen option and stays where it is", () => {
    const state = stateAfter({ type: "choose", question: "roofAge", value: "15-20" });
    expect(state).toEqual({
      position: 0,
      answers: { roofAge: { value: "15-20", score: 10 } },
      result: null,
    });
  });

  it("moves on only from an answered question", () => {
    expect(stateAfter({ type: "forward" }).position).toBe(0);
    expect(
      stateAfter({ type: "choose", question: "roofAge", value: "new" }, { type: "forward" })
        .position,
    ).toBe(1);
  });

  it("accepts only values that are among the question's options", () => {
    expect(stateAfter({ type: "choose", question: "roofAge", value: "hail" }).answers).toEqual({});
  });

  it("has a result after the last question", () => {
    expect(stateAfter(...answerAll(0)).result).toMatchObject({
      score: 0,
      category: "Good Condition",
    });
    expect(stateAfter(...answerAll(3)).result).toMatchObject({
      score: 82,
      category: "Major Concerns",
    });
  });

  it("keeps its result when told to move on once more", () => {
    const finished = stateAfter(...answerAll(1));
    expect(assessmentReducer(finished, { type: "forward" }).result).toBe(finished.result);
  });

  it("keeps answers when going back, stops at the first question, and lets answers be changed", () => {
    const state = stateAfter(
      { type: "choose", question: "roofAge", value: "new" },
      { type: "forward" },
      { type: "back" },
      { type: "back" },
    );
    expect(state.position).toBe(0);
    expect(valuesOf(state.answers)).toEqual({ roofAge: "new" });
    const changed = assessmentReducer(state, {
      type: "choose",
      question: "roofAge",
      value: "unknown",
    });
    expect(changed.answers.roofAge).toEqual({ value: "unknown", score: 8 });
    expect(countAnswered(changed.answers)).toBe(1);
  });

  it("continues from answers already on the page, up to the first gap", () => {
    const state = stateAfter({
      type: "adopt",
      values: { roofAge: "over-20", leaks: "none", shingles: "hail", storm: "wind" },
      isFinished: false,
    });
    expect(state.position).toBe(2);
    expect(valuesOf(state.answers)).toEqual({ roofAge: "over-20", leaks: "none" });
  });

  it("waits at the last question when all answers were already on the page", () => {
    const values = Object.fromEntries(questions.map(({ id, options }) => [id, options[0].value]));
    const adopt = { type: "adopt", values } as const;
    expect(stateAfter({ ...adopt, isFinished: false })).toMatchObject({
      position: 5,
      result: null,
    });
    expect(stateAfter({ ...adopt, isFinished: true }).result).toMatchObject({ score: 0 });
  });

  it("starts with the result of an address that has all answers, and asks as usual otherwise", () => {
    const values = Object.fromEntries(questions.map(({ id, options }) => [id, options[1].value]));
    const search = new URLSearchParams({ utm_source: "mail", ...values });
    expect(answersIn(search)).toEqual(values);
    expect(startWith(answersIn(search))).toMatchObject({ result: { score: 28 } });
    search.set("leaks", "gone");
    expect(answersIn(search)).not.toHaveProperty("leaks");
    expect(startWith(answersIn(search))).toEqual(assessmentStart);
  });

  it("has no result when an answer of a finished assessment is no longer an option", () => {
    const values = { roofAge: "new", leaks: "gone" };
    const state = stateAfter({ type: "adopt", values, isFinished: true });
    expect(state).toMatchObject({ position: 1, result: null });
  });

  it("starts over without answers and result", () => {
    expect(assessmentReducer(stateAfter(...answerAll(2)), { type: "retake" })).toEqual(
      assessmentStart,
    );
  });
});
