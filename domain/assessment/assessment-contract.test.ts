import { describe, expect, it } from "vitest";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { assessmentBody } from "./assessment-contract.ts";

const finished = finishedAssessment();
const body = { ...finished, source: "assessment_page" };
const faultsOf = (input: object) =>
  assessmentBody.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message]);

describe("an assessment that is sent", () => {
  it("is read as the values of our own questions and the result that follows from them", () => {
    const read = assessmentBody.parse({
      ...body,
      answers: { ...finished.answers, shoeSize: { value: "44", score: 0 } },
      result: { ...finished.result, recommendation: "Buy a new roof from somebody else." },
    });
    const values = Object.entries(finished.answers).map(([id, { value }]) => [id, value]);
    expect(read.values).toEqual(Object.fromEntries(values));
    expect(read.result).toEqual(finished.result);
    expect(read).not.toHaveProperty("answers");
  });

  it("is refused for a made-up result and a missing source at once", () => {
    expect(faultsOf({ ...finished, result: { ...finished.result, score: 3 } })).toEqual([
      ["result", "The result does not follow from the answers"],
      ["source", "Source is required"],
    ]);
  });
});
