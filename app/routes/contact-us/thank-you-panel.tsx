import ArrowRight from "lucide-react/icons/arrow-right";
import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { SentHeading } from "#app/sections/lead-form/sent-heading.tsx";
import { StartOver } from "#app/sections/lead-form/start-over.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { PhotoFaults } from "#app/sections/photos/photo-field.tsx";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { meanwhile, thanks } from "#content/en/contact-us.ts";
import { photosLeftOut } from "#content/en/photos.ts";

/** Confirms that the office has the message. Stamped like a drawing that was received. */
export function ThankYouPanel({
  email,
  photoFaults,
  onAnother,
}: {
  email: string;
  photoFaults: string | undefined;
  onAnother(): void;
}) {
  const words = useWords(thanks);
  const { phone } = useFacts();
  return (
    <section
      id="contact"
      aria-labelledby="thank-you"
      className="relative px-4 py-10 sm:px-8 lg:py-14"
    >
      <p
        aria-hidden="true"
        className="mb-8 inline-block -rotate-6 border-4 border-double border-patina-500 px-5 py-2.5 font-heading text-heading font-bold text-patina-500 sm:absolute sm:top-14 sm:right-10"
      >
        {words.stamp}
      </p>
      <SentHeading id="thank-you">{words.heading}</SentHeading>
      <p className="mt-6 max-w-prose text-lead">
        <RichText text={words.text} />
      </p>
      <p className="mt-4 max-w-prose text-slate-700">
        {words.mail.before}
        <strong className="break-words">{email}</strong>
        {words.mail.between}
        <a className="link whitespace-nowrap tabular-nums" href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
        {words.mail.after}
      </p>
      <PhotoFaults codes={photoFaults} title={photosLeftOut} />
      <div className="mt-8">
        <StartOver action="/contact-us" label={words.another} onStartOver={onAnother} />
      </div>
      <h3 className="mt-12 label-caps text-slate-500">{meanwhile.heading}</h3>
      <ul className="mt-3 border-t border-slate-900">
        {meanwhile.links.map(({ to, label, text }) => (
          <li key={to} className="border-b border-limestone-400">
            <PageLink
              to={to}
              className="flex min-h-14 items-center justify-between gap-4 py-3 transition-colors hover:text-copper-700"
            >
              <span>
                <span className="mr-3 font-semibold">{label}</span>
                <span className="text-slate-700 max-sm:block">{text}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-copper-700" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
