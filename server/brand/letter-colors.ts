import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { colorNow } from "./colors-now.ts";

/** The colors of mails at the moment: programs that read them know no style sheet. */
export function letterColors(profile: Pick<BusinessProfile, "facts">) {
  return {
    ink: colorNow(profile, "slate-900"),
    soft: colorNow(profile, "slate-500"),
    page: colorNow(profile, "limestone-100"),
    sheet: colorNow(profile, "white"),
    rule: colorNow(profile, "limestone-200"),
    copper: colorNow(profile, "copper-700"),
  };
}
