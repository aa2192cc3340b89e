import { ButtonLink } from "#app/ui/button.tsx";
import { businessProfile } from "#content/business-profile.ts";

/** Answers an id that does not exist, with status 404. */
export function UnknownAppointment() {
  return (
    <section className="page-grid py-section">
      <div className="col-span-full max-w-prose">
        <h1 className="drip-edge text-title">We cannot find this appointment</h1>
        <p className="mt-8 text-lead text-slate-700">
          The address may be cut short. Please open the link in your confirmation mail once more, or
          call us at {businessProfile.phone.display} and we look it up for you.
        </p>
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to="/schedule-inspection">Book a free inspection</ButtonLink>
          <ButtonLink to={`tel:${businessProfile.phone.e164}`} variant="quiet">
            Call us
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
