import { z } from "zod/mini";
import { withThousands } from "#domain/page/thousands.ts";
import { invalidPhone, limits } from "./contact-limits.ts";

/*
 * Form fields shared across the site, with the messages that visitors read when one is wrong. Used by the browser, page actions and the API.
 */

/*
 * Deliberately lenient: one @, something on both sides, a dot in the domain. Delivery is the real test. It excludes
 * characters that real addresses do not contain and that mean something to programs: separators of lists (RFC 5322), of
 * `mailto:` links (RFC 6068) and of routes (RFC 5321, appendix C), and invisible or unreadable ones.
 */
const emailShape =
  /^[^\s\p{C}\uFFFD@<>()[\],;:\\"?&%=#/!`{}|^*$]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;

/** Replaces lone surrogates, which cannot be sent in a URL, in a mail or to PostgreSQL. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

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
    z.overwrite((text) =>
      wellFormed(text)
        .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
        .trim(),
    ),
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
      z.overwrite((text) =>
        wellFormed(text)
          .replace(/[^\P{Cc}\t\n\r]+/gu, "")
          .trim(),
      ),
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
}).check(z.regex(emailShape, "Email address is invalid"));

export const phoneField = singleLine({
  label: "Phone number",
  required: "Phone number is required",
  max: limits.phone,
}).check(z.refine(hasPhoneDigits, invalidPhone));

/** Whether it has as many digits as phone numbers have. */
export function hasPhoneDigits(phone: string): boolean {
  const digits = phone.replace(/\D/g, "").length;
  return digits >= 7 && digits <= 15;
}

export const optionalAddressField = z._default(
  singleLine({ label: "Address", max: limits.address }),
  "",
);

/** The key that identifies a customer: the same for every spelling of a mailbox's case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
