import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { defaultRetention } from "#domain/lead/records-contract.ts";
import { sectionsOf } from "./privacy-policy.ts";

/** The periods that the page states, by what is kept. */
function periods(retention: Parameters<typeof sectionsOf>[1]) {
  const { facts = [] } =
    sectionsOf(builtFacts, retention).find(({ id }) => id === "how-long") ?? {};
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]));
}

const request = "Your request or inspection, with our notes";
const spam = "What turned out to be spam";
const emails = "Our copies of the emails and texts about it";

it("says until when everything is kept, before an owner has decided anything", () => {
  expect(periods(defaultRetention)).toEqual({
    [request]: "No set end: until you ask us to erase it.",
    [spam]: "No set end: until you ask us to erase it.",
    [emails]: "90 days after they were sent.",
    "Your names, addresses and how to reach you": "As long as we keep any request of yours.",
    "Quiz answers without a name": "24 months.",
    "Contact details from a booking that was not finished":
      "No set end: until you ask us to erase it.",
    "The key that keeps a form from being stored twice": "1 day.",
    "Counts of forms sent from one network": "A day at most.",
  });
});

it.each([
  [30, "30 days"],
  [365, "1 year"],
  [730, "2 years"],
  [800, "800 days"],
])("says %d days of an owner's settings as %s", (days, said) => {
  const stated = periods({ closedLeads: days, spamLeads: days, endedMails: days });
  expect(stated[request]).toBe(
    `${said} after the last change, once it is closed. No set end while it is open.`,
  );
  expect(stated[spam]).toBe(`${said} after the last change.`);
  expect(stated[emails]).toBe(`${said} after they were sent.`);
});

it("states no period that it does not know, and whom to ask", () => {
  expect(Object.keys(periods(null))).not.toContain(request);
  expect(JSON.stringify(sectionsOf(builtFacts, null))).toContain(
    "Call or write, and we'll tell you.",
  );
  expect(JSON.stringify(sectionsOf(builtFacts, defaultRetention))).not.toContain("we'll tell you");
});

it.each([
  ["what another program had about customers", "If we knew you before this site"],
  ["photos that staff take", "those that we take of your roof"],
  ["answers to our emails", "If our system reads them"],
  ["programs that read here", "If we connect another program"],
  ["calendars of inspectors", "If an inspector's own calendar tells us"],
  ["copies that outlive an erasure", "has copied, until it reads that it is erased"],
])("says of %s what is so if there are any", (_, said) => {
  expect(JSON.stringify(sectionsOf(builtFacts, defaultRetention))).toContain(said);
});
