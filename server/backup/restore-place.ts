/** The name for what is kept of the former database. @throws Error in one line if it is not to be replaced. */
export type Aside = () => string;

/** @param now names what is kept, to the second. */
export function asideOf({ isReplacing, now }: { isReplacing: boolean; now: Date }): Aside {
  return () => {
    if (isReplacing) return asideName(now);
    throw new Error(
      "There is a database already. Stop the site and add --replace: the database is then kept under another name.",
    );
  };
}

/** To the second. */
export function asideName(now: Date): string {
  return `before_${now.toISOString().replace(/\D/g, "").slice(0, 14)}`;
}

export function isRunning(): Error {
  return new Error("The site is running on this database. Stop it first: systemctl stop site");
}
