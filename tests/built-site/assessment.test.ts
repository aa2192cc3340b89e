import { expect, test } from "vitest";
import { questions } from "#domain/assessment/questions.ts";
import { readHtml, text } from "#tests/support/html.ts";
import { htmlOf } from "./support/ask.ts";

test("the HTML of the assessment has every question and every option", async () => {
  const html = await htmlOf("/roof-assessment");
  const words = text(readHtml(html));
  for (const { question, options } of questions) {
    expect(words).toContain(question);
    for (const { label } of options) expect(words).toContain(label);
  }
  expect(html).not.toContain(" style=");
});
