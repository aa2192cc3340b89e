import { EaveDrawing } from "#app/sections/eave-drawing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { businessProfile } from "#content/business-profile.ts";

const { phone, inspection } = businessProfile;

/** The way from reading about roofs to somebody who looks at this one. */
export function ContactPrompt() {
  return (
    <section
      aria-labelledby="contact-prompt"
      className="page-grid items-center gap-y-10 py-section print:break-inside-avoid print:py-0"
    >
      <div data-reveal="" className="md:col-span-7">
        <h2 id="contact-prompt" className="text-title">
          Now let us look at yours
        </h2>
        <p className="mt-6 max-w-[38rem] text-lead text-slate-700">
          An inspection is free and takes about {inspection.duration}. Have a question first? Write
          to us, or call{" "}
          <a
            className="link font-semibold whitespace-nowrap tabular-nums"
            href={`tel:${phone.e164}`}
          >
            {phone.display}
          </a>
          .
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink to="/schedule-inspection">Book a free inspection</ButtonLink>
          <ButtonLink to="/contact-us" variant="quiet">
            Contact us
          </ButtonLink>
        </div>
      </div>
      <EaveDrawing className="w-full max-w-md justify-self-end md:col-span-5" />
    </section>
  );
}
