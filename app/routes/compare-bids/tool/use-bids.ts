import {
  type FocusEvent,
  type FormEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { useKeptEntries } from "#app/forms/use-kept-entries.ts";
import { virginiaLicenses } from "#content/bid-rules.ts";
import { figureFaults, tooLong, form as words } from "#content/en/compare-bids.ts";
import type { Bid } from "#domain/bid-comparison/bid.ts";
import {
  type BidField,
  fieldName,
  longestText,
  readBid,
  type TypedBid,
  type TypedFigure,
  typedBids,
} from "#domain/bid-comparison/bid-form.ts";
import { takeTo, takeToField } from "#ui/take-to.ts";

export const formId = "bids";

/** Where the comparison is, which the form leads to; also the sheet that is printed. */
export const comparisonId = "comparison";

/** The id of the control with a name. */
export const fieldId = (name: string) => `${formId}-${name}`;

/** A bid that can be read, and what its owner calls it. */
export type NamedBid = { place: number; name: string; bid: Bid };

/** What is wrong with a bid that cannot be read. */
export type FaultyBid = { name: string; errors: readonly { field: string; message: string }[] };

const none = typedBids(new Map(), virginiaLicenses);

/**
 * The bids as they are typed. The fields are uncontrolled and read on every input; an error is shown once its field is left
 * or the form is submitted. Nothing leaves the tab, which keeps the entries for a reload.
 */
export function useBids(posted: readonly TypedBid[] | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<readonly TypedBid[]>(posted ?? none);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(errorsOf(posted ?? none).keys()),
  );
  useKeptEntries(formId, undefined);

  // A visitor may have typed before this script ran, and a reload brings the entries back.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current));
  }, []);

  function onInput() {
    if (form.current) setTyped(typedIn(form.current));
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    const { name, value } = target;
    if (name && value) setLeft((names) => new Set([...names, name]));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = typedIn(event.currentTarget);
    setTyped(now);
    const [...faulty] = errorsOf(now).keys();
    setLeft((names) => new Set([...names, ...faulty]));
    const [first] = faulty;
    if (first) {
      show(fieldId(first));
      return takeToField(fieldId(first));
    }
    const comparison = document.getElementById(comparisonId);
    if (comparison) takeTo(comparison, comparison);
  }

  function clear() {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement) field.value = "";
      if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
    }
    setTyped(none);
    setLeft(new Set());
    const first = fieldId(fieldName("name", 0));
    show(first);
    document.getElementById(first)?.focus();
  }

  const errors = errorsOf(typed);
  // Typing goes before the tables.
  const shown = useDeferredValue(typed);
  return {
    form: { ref: form, onInput, onBlur, onSubmit },
    errorOf: (name: string) => (left.has(name) ? errors.get(name) : undefined),
    clear,
    ...readBids(shown),
  };
}

/** A narrow page shows the bid that the fragment names a field of. */
function show(id: string): void {
  if (!document.getElementById(id)?.checkVisibility()) location.hash = id;
}

function typedIn(form: HTMLFormElement): TypedBid[] {
  return typedBids(new FormData(form), virginiaLicenses);
}

/** The message of each field that cannot be read, by its name, in the order of the form. */
function errorsOf(typed: readonly TypedBid[]): Map<string, string> {
  const { faulty } = readBids(typed);
  return new Map(
    faulty.flatMap(({ errors }) => errors.map(({ field, message }) => [field, message])),
  );
}

export function readBids(typed: readonly TypedBid[]): { bids: NamedBid[]; faulty: FaultyBid[] } {
  const bids: NamedBid[] = [];
  const faulty: FaultyBid[] = [];
  typed.forEach((fields, place) => {
    const read = readBid(fields);
    if (!read) return;
    const called = fields.name.trim();
    const name = called && called.length <= longestText ? called : words.bid(place);
    if ("bid" in read) {
      bids.push({ place, name, bid: read.bid });
      return;
    }
    const errors = Object.entries(read.faults).map(([field, fault]) => ({
      field: fieldName(field as BidField, place),
      message: fault === "too-long" ? tooLong : figureFaults[field as TypedFigure][fault],
    }));
    faulty.push({ name, errors });
  });
  return { bids, faulty };
}
