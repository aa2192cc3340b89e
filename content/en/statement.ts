import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { StatementSection } from "#domain/page/statement.ts";

export type Section = StatementSection<LinkTarget>;

/** Around the sections of privacy, terms and accessibility. */
export const statementLabels = { contents: "On this page", updated: "Last updated" };

/** Whom to write to or call, at the end of a statement. */
export const reachUs = ({ name, email, address }: Facts): NonNullable<Section["facts"]> => [
  { label: "Email", value: [{ mailTo: email }] },
  { label: "Phone", value: [{ call: "phone" }] },
  {
    label: "Mail",
    value: `${name}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
  },
];
