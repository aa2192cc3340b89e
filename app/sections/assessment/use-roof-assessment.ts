import { useEffect, useReducer, useRef } from "react";
import type { QuestionId } from "#domain/assessment/questions.ts";
import { type AssessmentValues, assessmentReducer, startWith } from "./assessment-state.ts";

/** How long a chosen answer stays visible before the next question, in milliseconds. */
const advanceDelay = 300;

/**
 * The assessment with its timer. `address` are the answers in the page's address. `hasMoved` says
 * whether the visitor caused the current question to be shown: only then may it take the focus.
 */
export function useRoofAssessment(address: AssessmentValues) {
  const [state, dispatch] = useReducer(assessmentReducer, address, startWith);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasMoved = useRef(false);

  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  function forward() {
    stop();
    hasMoved.current = true;
    dispatch({ type: "forward" });
  }

  return {
    ...state,
    hasMoved,
    forward,

    /**
     * Records an answer without moving on: the visitor is browsing the options with the arrow keys.
     */
    record(question: QuestionId, value: string) {
      stop();
      dispatch({ type: "choose", question, value });
    },

    /** Records an answer, then moves on to the next question or the result. */
    choose(question: QuestionId, value: string) {
      stop();
      dispatch({ type: "choose", question, value });
      timer.current = setTimeout(forward, advanceDelay);
    },

    back() {
      stop();
      hasMoved.current = true;
      dispatch({ type: "back" });
    },

    /** Continues from the answers already in the page, or shows their result. */
    adopt(values: Record<string, unknown>, isFinished: boolean, byVisitor: boolean) {
      hasMoved.current = byVisitor;
      dispatch({ type: "adopt", values, isFinished });
    },

    retake() {
      stop();
      hasMoved.current = true;
      dispatch({ type: "retake" });
    },
  };
}
