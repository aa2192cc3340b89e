import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { pendingWords } from "#content/en/pending-booking.ts";
import { untilText } from "./until-text.ts";

const { panel: words } = pendingWords;

/** Says what to press, where and until when, so that a pending booking becomes firm. */
export function PendingNotice({ until, email }: { until: string; email?: string | undefined }) {
  return (
    <>
      <p className="mt-4 max-w-prose">
        {words.before}
        <strong className="inline-block max-w-full">
          {email ? <EmailAddress address={email} /> : words.yours}
        </strong>
        {words.between}
        <strong className="whitespace-nowrap">{untilText(until)}</strong>
        {words.after}
      </p>
      <p className="mt-4 max-w-prose">{words.text}</p>
      <p className="mt-4 max-w-prose">
        {words.missing.before}
        <PhoneLink />
        {words.missing.after}
      </p>
    </>
  );
}
