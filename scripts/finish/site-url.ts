import { businessProfile } from "#content/business-profile.ts";

/** Absolute base URL of canonical links and the sitemap, without a trailing slash. */
export function siteUrl(): string {
  return (process.env.SITE_URL || businessProfile.siteUrl).replace(/\/+$/, "");
}
