import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { SentHeading } from "#app/sections/lead-form/sent-heading.tsx";
import { StartOver } from "#app/sections/lead-form/start-over.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PhotoFaults } from "#app/sections/photos/photo-field.tsx";
import { SentBefore } from "#app/sections/sent/sent-before.tsx";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { submitted } from "#content/en/emergency-contact.ts";
import { photosLeftOut } from "#content/en/photos.ts";

/**
 * Confirms that the on-call crew has the inquiry: what happens now, and the number in case it gets
 * worse.
 */
export function SubmittedPanel({
  email,
  photoFaults,
  onAnother,
}: {
  email: string;
  photoFaults: string | undefined;
  onAnother(): void;
}) {
  const words = useWords(submitted);
  const { hotline } = useFacts();
  return (
    <section id="emergency" aria-labelledby="submitted">
      <div aria-hidden="true" className="mb-6 forced-mark h-1 w-24 bg-patina-700" />
      <SentHeading id="submitted">{words.heading}</SentHeading>
      <p className="mt-6 text-lead">
        <RichText text={words.text} />
      </p>
      {/* The line comes a moment later; it takes up to two. */}
      <div className="min-h-[calc(2lh+0.5rem)] sm:min-h-[calc(1lh+0.5rem)]">
        <SentBefore form="emergency" view="crew" />
      </div>
      <p className="mt-4 text-slate-700">
        {words.mail.before}
        <strong className="break-words">{email}</strong>
        {words.mail.after}
      </p>
      <p className="mt-6 border-y border-limestone-400 py-4">
        {words.call.before}
        <a className="link font-bold whitespace-nowrap tabular-nums" href={`tel:${hotline.e164}`}>
          {hotline.display}
        </a>
        {words.call.after}
      </p>
      <PhotoFaults codes={photoFaults} title={photosLeftOut} />
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink to="/">{words.home}</ButtonLink>
        <StartOver action="/emergency-contact" label={words.another} onStartOver={onAnother} />
      </div>
    </section>
  );
}
