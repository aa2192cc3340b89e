import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FactsContext } from "#app/facts/use-facts.ts";
import { builtFacts } from "#content/facts.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import { MessageWithPhone } from "./message-with-phone.tsx";

const { phone, hotline } = builtFacts;

/** The paragraphs of a message, and the targets of its links. */
function shown(message: string, number?: PhoneNumber, facts = builtFacts) {
  const html = renderToStaticMarkup(
    <FactsContext value={facts}>
      <MessageWithPhone message={message} number={number} />
    </FactsContext>,
  );
  return {
    paragraphs: html.split("</p>").flatMap((text) => text.replace(/<[^>]+>/g, "") || []),
    links: Array.from(html.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g), ([, to, text]) => [to, text]),
  };
}

const toOffice = [`tel:${phone.e164}`, phone.display];
const toHotline = [`tel:${hotline.e164}`, hotline.display];

it("keeps a sentence that asks for a call word for word, and puts the number after it", () => {
  const message = "Error: Failed to submit form. Please try again later or call us directly.";
  expect(shown(message)).toEqual({ paragraphs: [message, phone.display], links: [toOffice] });
  expect(shown(message, hotline).links).toEqual([toHotline]);
});

it("adds the emergency line when the sentence mentions it", () => {
  const message = "Please try again or call our emergency number directly.";
  expect(shown(message)).toEqual({ paragraphs: [message, hotline.display], links: [toHotline] });
});

it("turns the numbers in a sentence into links in place, and adds none", () => {
  const message = `Call us at ${phone.display}, or ${hotline.display} if it leaks. ${phone.display}!`;
  expect(shown(message)).toEqual({
    paragraphs: [message],
    links: [toOffice, toHotline, toOffice],
  });
});

it("knows the numbers that an owner has set", () => {
  const facts = { ...builtFacts, phone: { display: "(703) 555-0177", e164: "+17035550177" } };
  const toNew = ["tel:+17035550177", "(703) 555-0177"];
  expect(shown("Please call us.", undefined, facts).links).toEqual([toNew]);
  expect(shown("Please call us at (703) 555-0177.", undefined, facts).links).toEqual([toNew]);
});

it("leaves every other sentence as it is", () => {
  const message = "Could not save your information. Please try again.";
  expect(shown(message)).toEqual({ paragraphs: [message], links: [] });
});
