import { SentHeading } from "#app/sections/lead-form/sent-heading.tsx";
import { StartOver } from "#app/sections/lead-form/start-over.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { hours } from "#content/en/figures.ts";
import { promises } from "#content/promises.ts";

/** The inquiry is with the crew on call: what happens now, and the number if it gets worse. */
export function SubmittedPanel({ email, onAnother }: { email: string; onAnother(): void }) {
  const { hotline } = businessProfile;
  return (
    <section id="emergency" aria-labelledby="submitted">
      <div aria-hidden="true" className="mb-6 forced-mark h-1 w-24 bg-patina-700" />
      <SentHeading id="submitted">Request Submitted!</SentHeading>
      <p className="mt-6 text-lead">
        The crew on call has your request. We typically reach you within{" "}
        <span className="whitespace-nowrap">{hours(promises.emergency.contactHours)}</span>.
      </p>
      <p className="mt-4 text-slate-700">
        Keep your phone handy. We are emailing a confirmation to{" "}
        <strong className="break-words">{email}</strong>.
      </p>
      <p className="mt-6 border-y border-limestone-400 py-4">
        If it gets worse, call{" "}
        <a className="link font-bold whitespace-nowrap tabular-nums" href={`tel:${hotline.e164}`}>
          {hotline.display}
        </a>
        . Until we get there, follow the list on this page: people first, then the rooms.
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <StartOver
          action="/emergency-contact"
          label="Submit Another Request"
          onStartOver={onAnother}
        />
      </div>
    </section>
  );
}
