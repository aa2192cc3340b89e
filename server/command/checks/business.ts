import { neutralBusiness } from "#content/neutral-business.ts";
import { currentSettings } from "#server/business/business-settings-repository.ts";
import type { Config } from "#server/config.ts";
import { openAsIs } from "#server/database/connect.ts";
import { hasDatabase } from "#server/database/existing-database.ts";
import { isNeutralRelease } from "#server/release.ts";
import { type Finding, ok, skip, warn } from "./finding.ts";

type Place = Pick<Config, "databaseUrl" | "dataDir" | "siteUrl">;

/** Whether an owner has said whose business it is, where the release ships nobody's. */
export async function checkBusiness(
  config: Place,
  isNeutral: Promise<boolean> = isNeutralRelease(),
): Promise<Finding> {
  if (!(await isNeutral)) return ok("as the release was built");
  if (!(await hasDatabase(config))) return skip("there is no database yet");
  const database = openAsIs(config);
  try {
    const stored = await currentSettings(database);
    if (stored && !stored.isOverNeutral) return ok("as it was before releases were nobody's");
    const { name } = stored?.settings.overrides ?? {};
    if (name) return ok(String(name));
    return warn(
      `nobody has set it up: pages show ${neutralBusiness.name}, and search engines are kept away. Its owner signs in at ${config.siteUrl}/desk and opens Set up`,
    );
  } finally {
    await database.destroy();
  }
}
