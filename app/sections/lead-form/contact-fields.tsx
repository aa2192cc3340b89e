import type { ComponentProps } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { useSaidBack } from "#app/forms/use-said-back.ts";
import { saidBack } from "#content/en/said-back.ts";
import { invalidPhone } from "#domain/person/contact-limits.ts";
import { TextField } from "#ui/pages/text-field.tsx";

/*
 * Fields for reaching a visitor, the same in every form: their labels, autofill and phone
 * keyboards. The form decides where they go. None has a `maxLength`: a browser cuts what is pasted
 * without a word. The schema says which entry is too long, and it stays as it is.
 */

type Field = Omit<ComponentProps<typeof TextField>, "label">;

export function NameField(field: Field) {
  return <TextField label="Name" required autoComplete="name" {...field} />;
}

/** Asks, once it is left, whether a misspelled domain was meant to be another. Never more: the entry counts as typed. */
export function EmailField(field: Field) {
  const { said, field: watched } = useSaidBack(loadMeantMailbox);
  return (
    <TextField
      label="Email"
      type="email"
      required
      autoComplete="email"
      {...field}
      {...watched}
      said={
        said && (
          <button
            type="button"
            onClick={() => watched.ref.current && enter(watched.ref.current, said)}
            className="min-h-11 cursor-pointer text-left wrap-anywhere pointer-fine:min-h-7"
          >
            {saidBack.email.before}
            <span className="link font-semibold">{said}</span>
            {saidBack.email.after}
          </button>
        )
      }
    />
  );
}

const loadMeantMailbox = async () => (await import("#domain/person/mailbox-typo.ts")).meantMailbox;

/** Like somebody who types it, so that the form notices. */
function enter(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

/**
 * Says, once it is left, what number we read in an entry that can be read in several ways.
 *
 * @param field With a `note` that says what the number is for.
 */
export function PhoneField(field: Field & { note: string }) {
  const { said, field: watched } = useSaidBack(loadSaidBackPhone);
  const { phone } = useFacts();
  return (
    <TextField
      label="Phone"
      type="tel"
      required
      autoComplete="tel"
      remedy={
        field.error === invalidPhone ? `Enter 7 to 15 digits, like ${phone.display}.` : undefined
      }
      {...field}
      {...watched}
      said={said && saidBack.phone(said)}
    />
  );
}

const loadSaidBackPhone = async () =>
  (await import("#domain/person/said-back-phone.ts")).saidBackPhone;

/**
 * Browsers have no token for a whole address on one line, so we ask for its first line: `street-address` has line breaks
 * and is for text areas.
 */
export function AddressField(field: Field & { label: string }) {
  return <TextField autoComplete="address-line1" {...field} />;
}
