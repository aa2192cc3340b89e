import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FactsContext } from "#app/facts/use-facts.ts";
import { builtFacts } from "#content/facts.ts";
import { all, readHtml, text } from "#tests/support/html.ts";
import { LeadForm } from "./lead-form.tsx";
import type { LeadFormState } from "./use-lead-form.ts";

const message = "Error: Failed to submit form. Please try again later or call us directly.";

function markupOf(
  state: Partial<LeadFormState>,
  errors: Record<string, string> = {},
  fixed: Record<string, true> = {},
): string {
  const form = {
    id: "contact",
    isChecking: false,
    onFocus: () => {},
    tries: 0,
    errorOf: (name: string) => errors[name],
    faultOf: (name: string) =>
      errors[name] === undefined ? undefined : { message: errors[name], isFixed: name in fixed },
  };
  return renderToStaticMarkup(
    <FactsContext value={builtFacts}>
      <LeadForm
        submitLabel="Send"
        state={{
          id: "contact",
          form,
          names: ["name", "email"],
          message: "",
          cameBack: false,
          isSubmitting: false,
          said: null,
          onSubmit: () => {},
          onInput: () => {},
          ...state,
        }}
      >
        {null}
      </LeadForm>
    </FactsContext>,
  );
}

/** Where the summary's entries link to, in order. */
function entriesOf(markup: string): string[] {
  return Array.from(markup.matchAll(/href="#([^"]+)"/g), ([, id]) => id ?? "");
}

it("lists invalid fields in the order of the page", () => {
  const markup = markupOf({}, { email: "Email is required", name: "Name is required" });
  expect(entriesOf(markup)).toEqual(["contact-name", "contact-email"]);
});

it("also says at the top why a form sent without scripts was not accepted", () => {
  const markup = markupOf({ message, cameBack: true });
  expect(entriesOf(markup)).toEqual(["contact-failure"]);
  expect(markup).toContain('id="contact-failure"');
  expect(markup).toContain('href="tel:');
});

it("shows a failed call only under the button", () => {
  expect(entriesOf(markupOf({ message }))).toEqual([]);
});

it("keeps a line that is fixed, ticked off and said to be, until the next attempt", () => {
  const errors = { email: "Email is required", name: "Name is required" };
  const lines = all(readHtml(markupOf({}, errors, { name: true })), "li");
  expect(lines.map(text)).toEqual(["Name is required: fixed", "Email is required"]);
  expect(lines.map((line) => all(line, "svg").length)).toEqual([1, 0]);
});

it("says so when everything is fixed", () => {
  const errors = { name: "Name is required" };
  expect(markupOf({}, errors)).not.toContain("All fixed");
  expect(markupOf({}, errors, { name: true })).toContain("All fixed");
});
