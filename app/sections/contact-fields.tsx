import type { ComponentProps } from "react";
import { TextField } from "#app/ui/field.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { invalidPhone, limits } from "#domain/person/contact-limits.ts";

/*
 * Fields for reaching a visitor, the same in every form: their labels, autofill and phone
 * keyboards. The form decides where they go.
 */

type Field = Omit<ComponentProps<typeof TextField>, "label">;

export function NameField(field: Field) {
  return <TextField label="Name" required autoComplete="name" maxLength={limits.name} {...field} />;
}

/**
 * No `maxLength`, because half an address is a different one. The schema reports one that is too
 * long.
 */
export function EmailField(field: Field) {
  return <TextField label="Email" type="email" required autoComplete="email" {...field} />;
}

const phoneRemedy = `Enter 7 to 15 digits, like ${businessProfile.phone.display}.`;

export function PhoneField(field: Field) {
  return (
    <TextField
      label="Phone"
      type="tel"
      required
      autoComplete="tel"
      maxLength={limits.phone}
      remedy={field.error === invalidPhone ? phoneRemedy : undefined}
      {...field}
    />
  );
}

export function AddressField(field: Field & { label: string }) {
  return <TextField autoComplete="street-address" maxLength={limits.address} {...field} />;
}
