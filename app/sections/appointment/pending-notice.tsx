import { useFacts } from "#app/facts/use-facts.ts";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { pendingPageWords } from "#content/en/pending-booking.ts";
import { EmailAddress } from "#ui/pages/email-address.tsx";
import { untilText } from "./until-text.ts";

const { panel: words, noMail } = pendingPageWords;

/** Says where the next step is: in our email, or without one on the phone. */
export function pendingHeading({ isMailed }: { isMailed?: boolean }): string {
  return isMailed === false ? noMail.heading : words.heading;
}

/** Says what to press, where and until when, so that a pending booking becomes firm; without an email, to call us. */
export function PendingNotice({
  until,
  email,
  isMailed,
  isTexted,
}: {
  until: string;
  email?: string | undefined;
  isMailed: boolean;
  isTexted: boolean;
}) {
  const end = (
    <strong className="whitespace-nowrap">{untilText(until, useFacts().timeZone)}</strong>
  );
  if (!isMailed) {
    return (
      <>
        <p className="mt-4 max-w-prose">
          {noMail.before}
          <PhoneLink />
          {noMail.between}
          {end}
          {noMail.after}
        </p>
        {isTexted && <p className="mt-4 max-w-prose">{noMail.text}</p>}
      </>
    );
  }
  return (
    <>
      <p className="mt-4 max-w-prose">
        {words.before}
        <strong className="inline-block max-w-full">
          {email ? <EmailAddress address={email} /> : words.yours}
        </strong>
        {words.between}
        {end}
        {words.after}
      </p>
      {isTexted && <p className="mt-4 max-w-prose">{words.text}</p>}
      <p className="mt-4 max-w-prose">
        {words.missing.before}
        <PhoneLink />
        {words.missing.after}
      </p>
    </>
  );
}
