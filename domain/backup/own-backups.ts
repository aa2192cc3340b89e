import { siteOfBackup } from "./backup-name.ts";

/** Of what lies in one place, what belongs to a site; and which other sites have backups there. */
export type OwnBackups<Backup> = { own: Backup[]; others: string[] };

/**
 * Which backups are a site's own. A name that tells no site, as a release before gave it, is its own as well while no other
 * site has backups there: otherwise nobody can say whose it is.
 * @param site undefined on a machine that has no database yet: where all backups are of one site, it is that one.
 */
export function ownBackups<Backup extends { name: string }>(
  backups: readonly Backup[],
  site: string | undefined,
): OwnBackups<Backup> {
  const sites = new Set(backups.flatMap(({ name }) => siteOfBackup(name) ?? []));
  const us = site ?? (sites.size === 1 ? [...sites][0] : undefined);
  const others = [...sites].filter((one) => one !== us).sort();
  const isOwn = ({ name }: Backup) => {
    const of = siteOfBackup(name);
    return of === undefined ? others.length === 0 : of === us;
  };
  return { own: backups.filter(isOwn), others };
}
