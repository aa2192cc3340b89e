import type { Facts } from "#domain/business/facts.ts";

/** `Fairfax, VA` */
export const officeTown = ({ address }: Pick<Facts, "address">) =>
  `${address.city}, ${address.region}`;

/** `Fairfax, VA 22030` */
export const officeTownWithZip = ({ address }: Pick<Facts, "address">) =>
  `${address.city}, ${address.region} ${address.postalCode}`;

/** On one line. */
export const officeAddress = (f: Pick<Facts, "address">) =>
  `${f.address.street}, ${officeTownWithZip(f)}`;
