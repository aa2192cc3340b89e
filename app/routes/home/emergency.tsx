import { Link } from "react-router";
import { businessProfile } from "#content/business-profile.ts";

const { hotline } = businessProfile;

/** Emergency, 24/7: the number first, since whoever needs it is not reading. */
export function Emergency() {
  return (
    <section
      aria-labelledby="emergency"
      className="edge-eave ground-dark page-grid items-end gap-y-8 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)]"
    >
      <div className="md:col-span-7">
        <h2 id="emergency" className="text-heading text-slate-300">
          Water coming in? We answer 24/7.
        </h2>
        <a
          href={`tel:${hotline.e164}`}
          className="mt-3 inline-block py-1 font-heading text-title font-extrabold whitespace-nowrap tabular-nums text-copper-400 underline-offset-8 hover:underline"
        >
          {hotline.display}
        </a>
      </div>
      <div className="md:col-span-5">
        <p className="max-w-prose">
          We typically reach you within 2-4 hours and are on site within 24, with tarps and boards
          to keep the next rain out. Then we photograph everything for your claim.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-8">
          <Link
            to="/emergency-contact"
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Send an emergency request
          </Link>
          <Link to="/storm-damage" className="link inline-flex min-h-11 items-center font-semibold">
            Storm damage repair
          </Link>
        </p>
      </div>
    </section>
  );
}
