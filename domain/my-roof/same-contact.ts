import { detailKey, type Reach } from "#domain/person/person-key.ts";

/** How somebody has said that they are called and reached. */
type Contact = Reach & { name: string };

const identifying = [
  ["name", "name"],
  ["mailbox", "email"],
  ["phone", "phone"],
] as const;

/**
 * Whether two leads are certainly of one person, so that the page of the one may show the other: name, mailbox and phone number
 * are the same, and none is missing. A mailbox alone is not enough, since two people may share it; nor is what staff have said
 * of people, who may have been mistaken.
 */
export function isSameContact(one: Contact, other: Contact): boolean {
  return identifying.every(([kind, field]) => {
    const key = detailKey(kind, one[field] ?? "");
    return key !== "" && key === detailKey(kind, other[field] ?? "");
  });
}
