import { expect, test } from "vitest";
import { categories } from "#content/en/faq.ts";
import { whenWeRespond } from "#content/en/response-times-in-words.ts";
import { builtFacts } from "#content/facts.ts";
import { structuredDataOf, textOf } from "#tests/support/page-text.ts";
import { htmlOf, mainPartOf } from "./support/ask.ts";

test("search engines get every question with its answer", async () => {
  const data = structuredDataOf(await htmlOf("/faq"));
  const page = data.find((thing) => thing["@type"] === "FAQPage");
  expect(page).toMatchObject({
    mainEntity: categories(builtFacts)
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
  });
});

test("a ZIP code gets an answer without scripts: a county, a maybe, a city", async () => {
  const answerTo = async (zip: string) => textOf(await mainPartOf(`/service-areas?zip=${zip}`));
  expect(await answerTo("20176")).toContain(
    `20176 is in Loudoun County. We respond ${whenWeRespond(builtFacts, "primary")}.`,
  );
  expect(await answerTo("22030")).toContain("We are not sure about 22030.");
  expect(await answerTo("22314")).toContain("22314 is in the City of Alexandria");
  expect(await answerTo("90210")).toContain("We are not sure about 90210.");
  expect(await answerTo("abc")).toContain("Enter the five digits of a Virginia ZIP code.");
});
