import type { Selectable } from "kysely";
import type { ContactChannel } from "#domain/person/known-person.ts";
import type { PeopleTable } from "#server/database/schema/person-tables.ts";

type Said = Pick<Selectable<PeopleTable>, "preferred_language" | "preferred_channel">;

/** How a person wants to be reached: what was said of one counts for all who are one with them. @param same The head first. */
export function preferencesOf(same: readonly Said[]): {
  /** Empty: nobody has said. */
  preferredLanguage: string;
  preferredChannel: ContactChannel | null;
} {
  return {
    preferredLanguage: same.find((one) => one.preferred_language)?.preferred_language ?? "",
    preferredChannel: same.find((one) => one.preferred_channel)?.preferred_channel || null,
  };
}
