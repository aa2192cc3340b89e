/** The folders that the site is built from, besides pictures and configuration. */
export const sourceFolders = [
  "app",
  "api-client",
  "content",
  "desk",
  "domain",
  "scripts",
  "server",
  "ui",
] as const;
