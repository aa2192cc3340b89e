import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LeadForm } from "./lead-form.tsx";
import type { LeadFormState } from "./use-lead-form.ts";

const message = "Error: Failed to submit form. Please try again later or call us directly.";

function markupOf(state: Partial<LeadFormState>, errors: Record<string, string> = {}): string {
  const form = {
    id: "contact",
    isChecking: false,
    onFocus: () => {},
    tries: 0,
    errorOf: (name: string) => errors[name],
  };
  return renderToStaticMarkup(
    <LeadForm
      submitLabel="Send"
      state={{
        id: "contact",
        form,
        names: ["name", "email"],
        message: "",
        cameBack: false,
        isSubmitting: false,
        onSubmit: () => {},
        onInput: () => {},
        ...state,
      }}
    >
      {null}
    </LeadForm>,
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
