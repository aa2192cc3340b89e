import type { ComponentProps } from "react";
import { TextField } from "#app/ui/field.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { invalidPhone } from "#domain/person/contact-limits.ts";

/*
 * Fields for reaching a visitor, the same in every form: their labels, autofill and phone
 * keyboards. The form decides where they go. None has a `maxLength`: a browser cuts what is pasted
 * without a word. The schema says which entry is too long, and it stays as it is.
 */

type Field = Omit<ComponentProps<typeof TextField>, "label">;

export function NameField(field: Field) {
  return <TextField label="Name" required autoComplete="name" {...field} />;
}

export function EmailField(field: Field) {
  return <TextField label="Email" type="email" required autoComplete="email" {...field} />;
}

const phoneRemedy = `Enter 7 to 15 digits, like ${businessProfile.phone.display}.`;

/** @param field With a `note` that says what the number is for. */
export function PhoneField(field: Field & { note: string }) {
  return (
    <TextField
      label="Phone"
      type="tel"
      required
      autoComplete="tel"
      remedy={field.error === invalidPhone ? phoneRemedy : undefined}
      {...field}
    />
  );
}

/** Of a whole address in one line, browsers fill in its first: `street-address` has line breaks, and belongs to text areas. */
export function AddressField(field: Field & { label: string }) {
  return <TextField autoComplete="address-line1" {...field} />;
}
