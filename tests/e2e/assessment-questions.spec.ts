import { questions } from "#domain/assessment/questions.ts";
import { AssessmentPage, moderate } from "./support/assessment-page.ts";
import { hold, scripts } from "./support/held-call.ts";
import { untilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

test("going back shows the answer, which can be kept or changed", async ({ page }) => {
  const quiz = new AssessmentPage(page);
  await quiz.open();
  await quiz.answer({ roofAge: "new", leaks: "minor" });
  await expect(quiz.question("shingles")).toBeVisible();
  await quiz.back.click();
  await quiz.back.click();
  await expect(quiz.option("roofAge", "new")).toBeChecked();
  await expect(quiz.option("roofAge", "new")).toBeFocused();
  await expect(quiz.progress(2)).toBeVisible();
  await quiz.option("roofAge", "over-20").check();
  await expect(quiz.option("leaks", "minor")).toBeChecked();
  await quiz.next.click();
  await expect(quiz.progress(2)).toBeVisible();
  await quiz.answer({
    shingles: "excellent",
    storm: "none",
    gutters: "great",
    ventilation: "none",
  });
  await expect(quiz.sheet).toContainText("20 points");
});

test("a press on the answer that is chosen already goes on as well", async ({ page }) => {
  const quiz = new AssessmentPage(page);
  await quiz.open();
  await quiz.answer({ roofAge: "new" });
  await expect(quiz.question("leaks")).toBeVisible();
  await quiz.back.click();
  await quiz.option("roofAge", "new").click();
  await expect(quiz.question("leaks")).toBeVisible();
});

test("the next question comes 300 ms after the answer, and a later answer is the one that counts", async ({
  page,
}) => {
  const quiz = new AssessmentPage(page);
  await page.clock.install();
  await quiz.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await quiz.option("roofAge", "new").check();
  await page.clock.runFor(299);
  await expect(quiz.question("roofAge")).toBeVisible();
  await quiz.option("roofAge", "over-20").check();
  await page.clock.runFor(299);
  await expect(quiz.question("roofAge")).toBeVisible();
  await page.clock.runFor(1);
  await expect(quiz.question("leaks")).toBeVisible();
  await quiz.back.click();
  await expect(quiz.option("roofAge", "over-20")).toBeChecked();
});

test("the result comes 300 ms after the last answer", async ({ page }) => {
  const quiz = new AssessmentPage(page);
  await page.clock.install();
  await quiz.open();
  const { ventilation, ...others } = moderate;
  await quiz.answer(others);
  await expect(quiz.question("ventilation")).toBeVisible();
  await expect(quiz.progress(5)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await quiz.option("ventilation", ventilation).click();
  await expect(quiz.progress(6)).toBeVisible();
  await page.clock.runFor(299);
  await expect(quiz.question("ventilation")).toBeVisible();
  await expect(quiz.result).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(quiz.result).toBeVisible();
});

test("a roof age chosen in the menu is the first answer; an unknown one is ignored", async ({
  page,
}) => {
  const quiz = new AssessmentPage(page);
  await quiz.open("?roofAge=over-20");
  await expect(quiz.question("leaks")).toBeVisible();
  await expect(quiz.progress(1)).toBeVisible();
  await quiz.back.click();
  await expect(quiz.option("roofAge", "over-20")).toBeChecked();

  await quiz.open("?roofAge=constructor");
  await expect(quiz.question("roofAge")).toBeVisible();
  await expect(quiz.progress(0)).toBeVisible();
});

test("an answer that is given before the scripts have come counts, and nothing jumps", async ({
  page,
}) => {
  const quiz = new AssessmentPage(page);
  const { release } = await hold(page, scripts);
  await page.goto("/roof-assessment");
  await expect(quiz.sheet.getByRole("group")).toHaveCount(1);
  await quiz.option("roofAge", "15-20").check();
  const before = await quiz.sheet.boundingBox();
  release();
  await untilHydrated(page);
  await expect(quiz.question("leaks")).toBeVisible();
  await expect(quiz.progress(1)).toBeVisible();
  await expect(quiz.question("leaks").getByRole("radio").first()).toBeFocused();
  const after = await quiz.sheet.boundingBox();
  expect(after).toEqual(before);
});

test("the HTML that the server sends holds every question and option", async ({ site }) => {
  const html = await (await fetch(`${site.url}/roof-assessment`)).text();
  const text = html.replaceAll("&#x27;", "'");
  for (const { question, options } of questions) {
    expect(text).toContain(question);
    for (const { label } of options) expect(text).toContain(label);
  }
  expect(html).not.toContain(" style=");
});
