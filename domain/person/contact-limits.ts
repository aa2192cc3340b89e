/*
 * Separate from the schemas, which a browser loads only when a form is used, while this is needed to render one.
 */

/** Maximum lengths of the forms' texts, in characters. */
export const limits = {
  name: 100,
  email: 254,
  phone: 40,
  address: 200,
  text: 5_000,
} as const;

export const invalidPhone = "Phone number is invalid";
