export type PhoneNumber = {
  /** As people read it: `(703) 555-0142`. */
  display: string;
  /** E.164, for `tel:` links: `+17035550142`. */
  e164: string;
};
