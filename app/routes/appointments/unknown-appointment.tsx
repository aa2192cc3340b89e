import { useFacts } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { unknown as words } from "#content/en/appointments.ts";
import { waysOn } from "#content/en/ways-on.ts";
import { Title } from "#ui/pages/title.tsx";

/** Shown with status 404 for an unknown id. */
export function UnknownAppointment() {
  const { phone } = useFacts();
  return (
    <section className="page-grid pt-10 pb-section md:pt-14">
      <div className="col-span-full max-w-prose">
        <Title as="h1">{words.heading}</Title>
        <p className="mt-8 text-lead text-slate-700">
          {words.text.before}
          <PhoneLink />
          {words.text.after}
        </p>
        <div className="mt-10 flex flex-wrap gap-4 print:hidden">
          <ButtonLink to={waysOn.book.to}>{waysOn.book.label}</ButtonLink>
          <ButtonLink to={`tel:${phone.e164}`} look="quiet">
            {words.call}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
