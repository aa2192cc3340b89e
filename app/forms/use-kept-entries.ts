import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { entriesOfPress } from "./attempt.ts";
import { entriesOf } from "./parse-form.ts";
import { forget, isKept, keep, kept, keyHere } from "./tab-memory.ts";
import { usePlaces } from "./use-places.ts";

/** What was entered into a form, by field. */
export type Entries = Partial<Record<string, string>>;

/**
 * Keeps what has been entered into a form for visitors who reload the page, follow a link and come back, or return to a
 * tab that the browser has discarded: in this tab, for this place in its history, until the form is sent. Fields that
 * the visitor has already filled in again are left alone. Nothing is kept without an id.
 *
 * @returns what to call once the form has been sent, even if its page has been left.
 */
export function useKeptEntries(
  formId: string | undefined,
  /** Called with the entries when they are back, for those that are not in a field. */
  onReturn: ((entries: Entries) => void) | undefined,
): () => void {
  const isSent = useRef(false);
  const places = usePlaces(formId ?? "");
  const tellOfReturn = useEffectEvent((entries: Entries) => onReturn?.(entries));

  // A layout effect, so that other effects that fill in fields find what was entered.
  useLayoutEffect(() => {
    const form = formWith(formId);
    if (!form) return;
    const here = keyHere(form.id);
    const entries = isKept(here) ? kept(here) : entriesOfPress(form.id);
    for (const [name, value] of Object.entries(entries)) {
      const field = form.elements.namedItem(name);
      if (isTyped(field) && isUntouched(field) && value !== undefined) field.value = value;
    }
    tellOfReturn(entries);
  }, [formId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fragment takes the form to another place
  useLayoutEffect(() => {
    const form = formWith(formId);
    if (!form) return;
    // Not when it is saved: by then, the address may be that of the page that takes its place.
    const key = places.keyHere();
    const save = () => isSent.current || keepEntries(key, form);
    addEventListener("pagehide", save);
    // A discarded tab is not asked again after it was hidden.
    document.addEventListener("visibilitychange", save);
    // A page that leaves for another site may save later than the one that comes after both reads.
    addEventListener("submit", save);
    return () => {
      removeEventListener("submit", save);
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      save();
    };
  }, [formId, places.place]);

  return () => {
    isSent.current = true;
    places.forgetAll();
  };
}

function formWith(id: string | undefined): HTMLFormElement | null {
  const form = id === undefined ? null : document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

function keepEntries(key: string, form: HTMLFormElement): void {
  // Neither the field that only bots fill in nor what the server has put into the form.
  const { website: _, submissionKey: __, ...entries } = entriesOf(new FormData(form));
  const isBegun = [...form.elements].some((field) => isTyped(field) && !isUntouched(field));
  const hasMore = entries.date || entries.photos || entries.photosUnsent;
  if (isBegun || hasMore) keep(key, entries);
  else forget(key);
}

const typed = ["text", "tel", "email", "textarea", "select-one"];

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field's value is what the visitor entered, unlike that of a button or a radio button. */
function isTyped(field: unknown): field is TypedField {
  return field instanceof Element && "type" in field && typed.includes(String(field.type));
}

/** Whether a field still has the value that it came with. */
function isUntouched(field: TypedField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const first = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return field.value === (first ?? field.options[0])?.value;
}
