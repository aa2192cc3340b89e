import { z } from "zod/mini";
import { emailField, nameField, optionalAddressField, phoneField } from "./contact-details.ts";

/** `POST /api/customers/register`. */
export const registration = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  address: optionalAddressField,
});

export type Registration = z.output<typeof registration>;

export const registrationResponse = z.object({ success: z.literal(true), customerId: z.string() });

export type RegistrationResponse = z.output<typeof registrationResponse>;
