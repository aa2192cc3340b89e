import { describe, expect, it } from "vitest";
import { finishedQuiz } from "#tests/support/finished-quiz.ts";
import { assessmentRequest } from "./assessment-contract.ts";
import { followUpForm, followUpRequest } from "./follow-up-form.ts";

const filled = { name: " Ada ", email: "ada@example.com", phone: "703 555 0111", address: "" };
const quiz = { ...finishedQuiz(), assessmentId: undefined };

describe("the form under a result", () => {
  it("says of an empty form what is required; an address is not", () => {
    const { error } = followUpForm.safeParse({ name: " ", email: "\t", phone: "", address: " " });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["name", "Name is required"],
      ["email", "Email is required"],
      ["phone", "Phone number is required"],
    ]);
  });

  it("tells an address that is none", () => {
    const { error } = followUpForm.safeParse({ ...filled, email: "ada@example" });
    expect(error?.issues.map(({ message }) => message)).toEqual(["Email address is invalid"]);
  });

  it("becomes answers, result and customerInfo, and nothing else", () => {
    const request = followUpRequest(followUpForm.parse(filled), quiz);
    expect(request).toEqual({ ...finishedQuiz(), customerInfo: { ...filled, name: "Ada" } });
    expect(assessmentRequest.safeParse(request).success).toBe(true);
  });

  it("names the anonymous save, and hands on what a program wrote", () => {
    const form = followUpForm.parse({ ...filled, website: "https://spam.example" });
    expect(followUpRequest(form, { ...quiz, assessmentId: "some id" })).toMatchObject({
      assessmentId: "some id",
      website: "https://spam.example",
    });
  });
});
