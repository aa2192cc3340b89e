import { type RefObject, useEffect, useRef } from "react";

type Entries = readonly (readonly [name: string, value: string])[];

/** What was typed into forms that were left, by form and place in the browser's history. */
const left = new Map<string, Entries>();

/**
 * Keeps what has been typed into a form for visitors who follow a link within the site and come
 * back. Only in memory: a browser does the same by itself for pages that it loads. Nothing is kept
 * without an id. Returns a reference to set when the form is being sent.
 */
export function useKeptEntries(formId: string | undefined): RefObject<boolean> {
  const isSent = useRef(false);
  useEffect(() => {
    if (formId === undefined) return;
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const place = placeOf(formId);
    for (const [name, value] of left.get(place) ?? []) {
      const field = form.elements.namedItem(name);
      if (isTyped(field)) field.value = value;
    }
    left.delete(place);
    return () => {
      // What has been sent is not needed again. It is not lost if it was refused: then the form is
      // still there, and goes only with its page.
      if (isSent.current && placeOf(formId) === place) return;
      const fields = [...form.elements].filter(isTyped);
      left.set(
        place,
        fields.map(({ name, value }) => [name, value]),
      );
    };
  }, [formId]);
  return isSent;
}

function placeOf(formId: string): string {
  return `${formId} ${history.state?.key}`;
}

const typed = ["text", "tel", "email", "textarea", "select-one"];

/** Whether a field's value is what the visitor entered, unlike that of a button or a radio button. */
function isTyped(field: unknown): field is HTMLInputElement {
  return field instanceof Element && "type" in field && typed.includes(String(field.type));
}
