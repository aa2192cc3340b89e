import { z } from "zod/mini";
import { wellFormed, withoutBreaks } from "#domain/page/single-line.ts";
import { withThousands } from "#domain/page/thousands.ts";
import { invalidPhone, limits } from "./contact-limits.ts";
import { trimmed } from "./plain-characters.ts";
import { hasPhoneDigits } from "./typed-phone.ts";
import { understoodMailbox } from "./understood-mailbox.ts";

/*
 * Form fields shared across the site, with the messages that visitors read when one is wrong. Used by the browser, page actions and the API.
 */

/** One line of text. Line breaks and other control characters, which could break a mail header, become spaces. */
export function singleLine({
  label,
  required,
  max,
}: {
  label: string;
  required?: string;
  max: number;
}) {
  const checks = z.string({ error: required ?? `${label} must be text` }).check(
    z.overwrite((text) => trimmed(withoutBreaks(text))),
    ...(required ? [z.minLength(1, { error: required, abort: true })] : []),
    z.maxLength(max, `${label} must be ${withThousands(max)} characters or fewer`),
  );
  return checks;
}

/** Several lines of text, optional everywhere. Missing means empty. */
export function multiLine({ label, max }: { label: string; max: number }) {
  return z._default(
    z.string({ error: `${label} must be text` }).check(
      // PostgreSQL refuses NUL, and other control characters have no meaning here.
      z.overwrite((text) => trimmed(wellFormed(text).replace(/[^\P{Cc}\t\n\r]+/gu, ""))),
      z.maxLength(max, `${label} must be ${withThousands(max)} characters or fewer`),
    ),
    "",
  );
}

export const nameField = singleLine({
  label: "Name",
  required: "Name is required",
  max: limits.name,
});

export const emailField = singleLine({
  label: "Email",
  required: "Email is required",
  max: limits.email,
}).check(z.refine((email) => understoodMailbox(email) !== null, "Email address is invalid"));

export const phoneField = singleLine({
  label: "Phone number",
  required: "Phone number is required",
  max: limits.phone,
}).check(z.refine(hasPhoneDigits, invalidPhone));

export const optionalAddressField = z._default(
  singleLine({ label: "Address", max: limits.address }),
  "",
);
