import { SentHeading } from "#app/sections/lead-form/sent-heading.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { businessProfile } from "#content/business-profile.ts";

export type Thanked = { name: string; email: string };

/** In place of the form once it is sent. Takes the focus, so that it is read out. */
export function FollowUpThanks({ name, email }: Thanked) {
  return (
    <section
      aria-labelledby="follow-up-thanks"
      className="border-t-4 border-patina-700 bg-white p-6 @lg:p-8"
    >
      <SentHeading id="follow-up-thanks" as="h3" className="text-heading">
        Thank you, {name}!
      </SentHeading>
      <p className="mt-3 max-w-prose">
        We have your assessment and will contact you about your roof. Your result and your answers
        are on their way to <strong className="break-words">{email}</strong>.
      </p>
      <p className="mt-3 max-w-prose">
        No need to wait for us: pick a day for your free inspection, or call{" "}
        <a className="link whitespace-nowrap" href={`tel:${businessProfile.phone.e164}`}>
          {businessProfile.phone.display}
        </a>
        .
      </p>
      <p className="mt-6">
        <ButtonLink to="/schedule-inspection" variant="quiet">
          Book a free inspection
        </ButtonLink>
      </p>
    </section>
  );
}
