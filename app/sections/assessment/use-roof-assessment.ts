import { useEffect, useReducer, useRef } from "react";
import type { QuestionId } from "#domain/assessment/questions.ts";
import { assessmentReducer, assessmentStart } from "./assessment-state.ts";

/** How long a chosen answer is seen before the next question comes, in milliseconds. */
const advanceDelay = 300;

/**
 * The assessment with its clock. `hasMoved` tells whether the visitor has brought about the question that
 * is shown: only then may it take the focus.
 */
export function useRoofAssessment() {
  const [state, dispatch] = useReducer(assessmentReducer, assessmentStart);
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

    /** Records an answer, and nothing else: a look through the options with the arrow keys. */
    record(question: QuestionId, value: string) {
      stop();
      dispatch({ type: "choose", question, value });
    },

    /** Records an answer; the next question, or the result, follows. */
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

    /** Goes on from the answers that stand in the page. */
    adopt(values: Record<string, unknown>, byVisitor: boolean) {
      hasMoved.current = byVisitor;
      dispatch({ type: "adopt", values });
    },

    retake() {
      stop();
      hasMoved.current = true;
      dispatch({ type: "retake" });
    },
  };
}
