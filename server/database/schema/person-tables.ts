import type { Generated } from "kysely";
import type { ContactChannel, PersonNoteKind } from "#domain/person/known-person.ts";
import type { DetailKind } from "#domain/person/person-key.ts";

/** Somebody who has leads, known by one mailbox or phone number. Goes with the last of their leads. */
export type PeopleTable = {
  id: string;
  /** What identifies them (`personKey`); null when somebody else has the same phone number and no mailbox either. */
  key: string | null;
  /** Whom they were merged into, directly or through others; their own id otherwise. All with one head are one person. */
  head_id: string;
  created_at: string;
  /** In words; empty when nobody has said. */
  preferred_language: Generated<string>;
  preferred_channel: Generated<ContactChannel | "">;
};

/** Every name, mailbox, phone number and address that a person has given. */
export type PersonDetailsTable = {
  person_id: string;
  kind: DetailKind;
  /** The same for every way of writing it (`detailKey`). */
  key: string;
  /** As it was first written. */
  value: string;
  /** Of a phone number: E.164; empty if it was not understood. Null until a release that understands it has looked. */
  e164: Generated<string | null>;
  /** Of a phone number: digits; null without one. */
  extension: Generated<string | null>;
  first_seen: string;
};

/** What the office notes about a person. */
export type PersonNotesTable = {
  id: string;
  person_id: string;
  kind: PersonNoteKind;
  /** For a consent or an opt-out, its wording. */
  text: string;
  at: string;
  staff_id: string;
};

/** Somebody decided that two people are one. */
export type PersonMergesTable = {
  id: string;
  head_id: string;
  joined_id: string;
  at: string;
  staff_id: string;
  undone_at: string | null;
};

/** Somebody decided that two people with one phone number are two. `one_id` is the lower id. */
export type DifferentPeopleTable = {
  one_id: string;
  other_id: string;
  at: string;
  staff_id: string;
};
