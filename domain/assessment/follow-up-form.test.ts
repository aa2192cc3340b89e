import { describe, expect, it } from "vitest";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { assessmentBody } from "./assessment-contract.ts";
import { followUpBody, followUpForm } from "./follow-up-form.ts";

const filled = { name: " Ada ", email: "ada@example.com", phone: "703 555 0111", address: "" };
const assessment = { ...finishedAssessment(), assessmentId: undefined };

describe("the form under a result", () => {
  it("says of an empty form what is required; an address is not", () => {
    const { error } = followUpForm.safeParse({ name: " ", email: "\t", phone: "", address: " " });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["name", "Name is required"],
      ["email", "Email is required"],
      ["phone", "Phone number is required"],
    ]);
  });

  it("points out an invalid email address", () => {
    const { error } = followUpForm.safeParse({ ...filled, email: "ada@example" });
    expect(error?.issues.map(({ message }) => message)).toEqual(["Email address is invalid"]);
  });

  it("becomes answers, result and customerInfo and nothing else", () => {
    const body = followUpBody(followUpForm.parse(filled), assessment);
    expect(body).toEqual({ ...finishedAssessment(), customerInfo: { ...filled, name: "Ada" } });
    expect(assessmentBody.safeParse(body).success).toBe(true);
  });

  it("names the anonymous save, and hands on what a program wrote", () => {
    const form = followUpForm.parse({ ...filled, website: "https://spam.example" });
    expect(followUpBody(form, { ...assessment, assessmentId: "some id" })).toMatchObject({
      assessmentId: "some id",
      website: "https://spam.example",
    });
  });
});
