/** The name for what is kept of the former database. @throws Error in one line if it is not to be replaced. */
export type Aside = () => string;

/** @param now names what is kept, to the second. */
export function asideOf({ isReplacing, now }: { isReplacing: boolean; now: Date }): Aside {
  return () => {
    if (isReplacing) return `before_${now.toISOString().replace(/\D/g, "").slice(0, 14)}`;
    throw new Error(
      "There is a database already. Stop the site and add --replace: the database is then kept under another name.",
    );
  };
}

export function isRunning(): Error {
  return new Error("The site is running on this database. Stop it first: systemctl stop site");
}
