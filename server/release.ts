import manifest from "#package.json" with { type: "json" };

/** The release that this code is, such as `1.2.0`: the version in package.json. */
export const release: string = manifest.version;
