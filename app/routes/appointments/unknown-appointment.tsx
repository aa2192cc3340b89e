import { titleOf } from "#app/sections/appointment/appointment-title.ts";
import { PhoneLink } from "#app/sections/phone-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { businessProfile } from "#content/business-profile.ts";

const heading = "We can't find this appointment";

/** Answers an id that does not exist, with status 404. */
export function UnknownAppointment() {
  return (
    <section className="page-grid pt-10 pb-section md:pt-14">
      <title>{titleOf(heading)}</title>
      <div className="col-span-full max-w-prose">
        <h1 className="drip-edge text-title">{heading}</h1>
        <p className="mt-8 text-lead text-slate-700">
          Part of the link may be missing. Open the link in your confirmation email again, or call
          us at <PhoneLink /> and we'll look it up for you.
        </p>
        <div className="mt-10 flex flex-wrap gap-4 print:hidden">
          <ButtonLink to="/schedule-inspection">Book a free inspection</ButtonLink>
          <ButtonLink to={`tel:${businessProfile.phone.e164}`} variant="quiet">
            Call us
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
