import { businessProfile } from "#content/business-profile.ts";

/** The office's number within a sentence: one tap calls it, and it stands on one line. */
export function PhoneLink() {
  const { e164, display } = businessProfile.phone;
  return (
    <a className="link whitespace-nowrap tabular-nums" href={`tel:${e164}`}>
      {display}
    </a>
  );
}
