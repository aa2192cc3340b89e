/*
 * What the drawn fields know of their rules. Apart from the schemas, which a browser loads once a form
 * is used.
 */

/** The longest texts of the forms, in characters (specification, README). */
export const limits = {
  name: 100,
  email: 254,
  phone: 40,
  address: 200,
  text: 5_000,
} as const;

export const invalidPhone = "Phone number is invalid";
