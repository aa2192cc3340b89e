import packageJson from "#package.json" with { type: "json" };

/** The version of this release, as in package.json when it was built. */
export const release: string = packageJson.version;
