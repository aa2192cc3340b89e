import { z } from "zod/mini";
import { withThousands } from "#domain/page/thousands.ts";
import { invalidPhone, limits } from "./contact-limits.ts";

/*
 * The fields that every form of the site shares, with the visitor's messages of specification 1,
 * section 5 and the limits of its README. Used by browser, page actions and API alike.
 */

/*
 * Deliberately mild: one @, something on both sides, a dot in the domain. Delivery is the real test.
 * Left out is what nobody has in an address and what means something to a program that reads one:
 * separators of lists (RFC 5322), of `mailto:` links (RFC 6068), of routes (RFC 5321, appendix C), and
 * whatever cannot be seen or read.
 */
const emailShape =
  /^[^\s\p{C}\uFFFD@<>()[\],;:\\"?&%=#/!`{}|^*$]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+$/u;

/** Half of a character is none: such text cannot be sent in an address, a mail or to PostgreSQL. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** One line of text: line breaks and other control characters, which have no place in it or in a mail header, become spaces. */
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

/** Several lines of text, optional everywhere it is used. Missing is the same as empty. */
export function multiLine({ label, max }: { label: string; max: number }) {
  return z._default(
    z.string({ error: `${label} must be text` }).check(
      // PostgreSQL refuses NUL, and no other control character means anything here.
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
}).check(
  z.refine((phone) => {
    const digits = phone.replace(/\D/g, "").length;
    return digits >= 7 && digits <= 15;
  }, invalidPhone),
);

export const optionalAddressField = z._default(
  singleLine({ label: "Address", max: limits.address }),
  "",
);

/** The key under which a customer is known: one mailbox, however it was typed. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
