import { expect, it } from "vitest";
import { builtFacts } from "./facts.ts";
import { inquiryOrigin, inquiryOriginNames } from "./inquiry-options.ts";

it("a link chooses the option that it stands for, as specified: plans, financing and siding are something else", () => {
  const chosen = inquiryOriginNames.flatMap((name) => {
    const service = inquiryOrigin(builtFacts, name)?.service;
    return service === "other" ? [] : [[name, service]];
  });
  expect(Object.fromEntries(chosen)).toEqual({
    gutters: "gutters",
    commercial: "commercial",
    estimate: "roof-replacement",
    emergency: "roof-repair",
  });
});

it.each(inquiryOriginNames)(
  "a link with %s begins the message with a sentence about it",
  (name) => {
    const { line = "" } = inquiryOrigin(builtFacts, name) ?? {};
    expect(line).toMatch(/^I .+\.$/);
    const [word = ""] = name.split("-");
    expect(line.toLowerCase()).toContain(word.slice(0, 6));
  },
);
