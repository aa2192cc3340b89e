import type { Database } from "#server/database/connection.ts";

/**
 * Holds what was agreed to when a backup or an archive was made: its owner may have taken their consent back since, of which it
 * knows nothing. Nobody sees it until its owner was asked anew and has said yes.
 * @param except Projects that are as they were right before.
 * @returns how many are held.
 */
export async function holdProjects(
  database: Database,
  now: Date,
  except: readonly string[] = [],
): Promise<number> {
  const rows = await database
    .selectFrom("projects")
    .select("id")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("project_consents")
          .select("project_consents.id")
          .whereRef("project_id", "=", "projects.id")
          .where("answer", "=", "yes")
          .where("taken_back_at", "is", null),
      ),
    )
    .execute();
  const ids = rows.map(({ id }) => id).filter((id) => !except.includes(id));
  for (const id of ids) {
    await database
      .updateTable("projects")
      .set({ held_at: now.toISOString() })
      .where("id", "=", id)
      .execute();
  }
  return ids.length;
}
