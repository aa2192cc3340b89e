import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { replyTime } from "#content/en/answer-times-in-words.ts";
import { builtFacts } from "#content/facts.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;
const subject = "Contact Request: gutters";
const emergency = { ...person, subject: "EMERGENCY: Storm Damage Request", emergency: true };

describe.each(engines)("inquiries and assessments on %s", (engine) => {
  let server: TestApp;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    visitor = await server.visitor();
    server.mails.length = 0;
  });

  async function mailsTo(recipient: string) {
    await server.app.services.outbox.drained();
    return server.mails.filter(({ to }) =>
      typeof to === "string" ? to.includes(recipient) : to.address === recipient,
    );
  }

  it("stores an inquiry, mails the office and confirms to the visitor", async () => {
    const message = "Service: gutters\nTimeline: planning\nThe back gutter drips.";
    const answer = await visitor.send("POST", "/api/customers/contact", {
      ...person,
      subject,
      message,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      requestId: expect.stringMatching(/^[\w-]{22,}$/),
    });
    const [office] = await mailsTo(businessProfile.mail.office);
    expect(office).toMatchObject({
      subject: `${subject} (${ada.name})`,
      replyTo: { name: ada.name, address: ada.email },
    });
    expect(office?.text).toMatch(
      /Service\s+Gutters\s[\s\S]*Timeline\s+Just planning\s[\s\S]*Message\s+The back gutter drips\.\s/,
    );
    expect(office?.priority).toBeUndefined();
    const [confirmation] = await mailsTo(ada.email);
    expect(confirmation?.text).toContain(`We'll reply within ${replyTime(builtFacts)}.`);
  });

  it("mails an emergency to whoever is on call, with the highest priority", async () => {
    const answer = await visitor.send("POST", "/api/customers/contact", {
      ...emergency,
      message: "",
    });
    expect(answer.status).toBe(201);
    const [onCall] = await mailsTo(businessProfile.mail.emergency);
    expect(onCall).toMatchObject({ priority: "high" });
    expect(onCall?.text).toContain("Emergency service needed");
    expect(await mailsTo(businessProfile.mail.office)).toEqual([]);
  });

  it.each([
    ["name", "Name is required"],
    ["email", "Email is required"],
    ["phone", "Phone number is required"],
    ["subject", "Subject is required"],
  ])("refuses an inquiry without %s", async (field, message) => {
    const answer = await visitor.send("POST", "/api/customers/contact", {
      ...person,
      subject,
      message: "",
      [field]: " ",
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: message });
  });

  it("stores an anonymous assessment and mails nobody", async () => {
    const answer = await visitor.send("POST", "/api/customers/assessments", {
      ...finishedAssessment(),
      source: "homepage_widget",
    });
    expect(answer.status).toBe(201);
    await server.app.services.outbox.drained();
    expect(server.mails).toEqual([]);
  });

  it("stores a follow-up that refers to the anonymous one, and mails office and visitor", async () => {
    const assessment = finishedAssessment();
    const anonymous = await visitor.send("POST", "/api/customers/assessments", {
      ...assessment,
      source: "assessment_page",
    });
    const { assessmentId } = anonymous.body;
    const answer = await visitor.send("POST", "/api/customers/assessments", {
      ...assessment,
      customerInfo: person,
      assessmentId,
    });
    expect(answer.status).toBe(201);
    expect(answer.body.assessmentId).not.toBe(assessmentId);
    const [office] = await mailsTo(businessProfile.mail.office);
    expect(office?.subject).toBe(`Roof assessment: ${assessment.result.category} (${ada.name})`);
    expect(await mailsTo(ada.email)).toHaveLength(1);
  });

  it.each([
    ["a score that is not the answers'", { result: { ...finishedAssessment().result, score: 3 } }],
    [
      "another category",
      { result: { ...finishedAssessment().result, category: "Good Condition" } },
    ],
    ["another urgency", { result: { ...finishedAssessment().result, urgency: "low" } }],
    ["a missing answer", { answers: { roofAge: { value: "new", score: 0 } } }],
    [
      "an answer with a score of its own",
      { answers: { ...finishedAssessment().answers, leaks: { value: "frequent", score: 1 } } },
    ],
  ])("refuses an assessment with %s", async (_name, change) => {
    const answer = await visitor.send("POST", "/api/customers/assessments", {
      ...finishedAssessment(),
      source: "assessment_page",
      ...change,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ result: "The result does not follow from the answers" });
  });

  it("names the faulty field of a follow-up", async () => {
    const answer = await visitor.send("POST", "/api/customers/assessments", {
      ...finishedAssessment(),
      customerInfo: { ...person, email: "nobody" },
    });
    expect(answer.body.fields).toEqual({ email: "Email address is invalid" });
  });

  it("serves no invented review: without Google Places the list is empty", async () => {
    const answer = await visitor.send("GET", "/api/customers/reviews");
    expect(answer.body).toEqual({
      success: true,
      data: [],
      businessInfo: { rating: 4.8, user_ratings_total: 150 },
    });
  });
});
