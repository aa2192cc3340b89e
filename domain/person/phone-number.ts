/** A number of the business, as its profile states it. */
export type PhoneNumber = {
  /** For people: `(703) 555-0142`. */
  display: string;
  /** E.164, for `tel:` links: `+17035550142`. */
  e164: string;
};
