import { businessProfile } from "#content/business-profile.ts";

/** Absolute base of canonical links and the sitemap, without a slash at the end. */
export function siteUrl(): string {
  return (process.env.SITE_URL || businessProfile.siteUrl).replace(/\/+$/, "");
}
