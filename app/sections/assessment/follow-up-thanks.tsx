import { useFacts } from "#app/facts/use-facts.ts";
import { SentHeading } from "#app/sections/lead-form/sent-heading.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PhotoFaults } from "#app/sections/photos/photo-field.tsx";
import { followUp } from "#content/en/assessment/follow-up.ts";
import { photosLeftOut } from "#content/en/photos.ts";
import { waysOn } from "#content/en/ways-on.ts";

const words = followUp.thanks;

export type Thanked = { name: string; email: string; photoFaults?: string | undefined };

/** Replaces the form once it is sent. Takes the focus, so that it is read out. */
export function FollowUpThanks({ name, email, photoFaults }: Thanked) {
  const { phone } = useFacts();
  return (
    <section
      // Where the form was: without scripts, the response page opens there.
      id="assessment-follow-up"
      aria-labelledby="follow-up-thanks"
      className="border-t-4 border-patina-700 bg-white p-6 @lg:p-8"
    >
      <SentHeading id="follow-up-thanks" as="h3" className="text-heading">
        {words.heading(name)}
      </SentHeading>
      <p className="mt-3 max-w-prose">
        {words.sent.before}
        <strong className="break-words">{email}</strong>
        {words.sent.after}
      </p>
      <p className="mt-3 max-w-prose">
        {words.next.before}
        <a className="link whitespace-nowrap" href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
        {words.next.after}
      </p>
      <PhotoFaults codes={photoFaults} title={photosLeftOut} />
      <p className="mt-6">
        <ButtonLink to={waysOn.book.to} look="quiet">
          {waysOn.book.label}
        </ButtonLink>
      </p>
    </section>
  );
}
