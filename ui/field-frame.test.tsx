import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FieldFrame, type FieldProps, type FieldSkin } from "./field-frame.tsx";

const skin: FieldSkin = {
  label: "label",
  star: "star",
  hint: "hint",
  control: "control",
  right: "right",
  wrong: "wrong",
  error: "error",
  said: "said",
};

/** A field's HTML. */
function htmlOf(field: Omit<FieldProps, "label" | "id">) {
  return renderToStaticMarkup(
    <FieldFrame skin={skin} field={{ label: "Email", id: "email", ...field }}>
      {(input) => <input {...input} />}
    </FieldFrame>,
  );
}

describe("a field", () => {
  it("is named by its label, and has nothing else to say", () => {
    const html = htmlOf({});
    expect(html).toContain('<label for="email" class="label">Email</label>');
    expect(html).toContain('<input id="email" class="control right"/>');
  });

  it("is described by all that is said of it, in the order in which it stands", () => {
    const html = htmlOf({
      hint: "As in your letters",
      error: "No address",
      remedy: "Like name@example.com",
      note: "We do not pass it on",
      said: "Read",
    });
    const [, described = ""] = /aria-describedby="([^"]*)"/.exec(html) ?? [];
    expect(described).toBe("email-hint email-error email-remedy email-note email-said");
    for (const id of described.split(" ")) expect(html).toContain(`id="${id}"`);
  });

  it("is wrong with an error of its own, and with one that it shares", () => {
    for (const field of [{ error: "No address" }, { sharedErrorId: "hours-error" }]) {
      expect(htmlOf(field)).toMatch(/class="control wrong" aria-invalid="true"/);
    }
    expect(htmlOf({ sharedErrorId: "hours-error" })).toContain('aria-describedby="hours-error"');
    expect(htmlOf({ remedy: "Like name@example.com" })).not.toContain("name@example.com");
  });

  it("says that it is required without the browser's own messages", () => {
    const marked = htmlOf({ required: true });
    expect(marked).toContain('<span aria-hidden="true" class="star">*</span>');
    expect(marked).toContain('aria-required="true"');
    expect(marked).not.toContain(" required");
  });

  it("has a place for what is said of it before anything is", () => {
    expect(htmlOf({ said: null })).toContain('<div id="email-said" aria-live="polite"');
    expect(htmlOf({})).not.toContain("aria-live");
  });
});
