import Phone from "lucide-react/icons/phone";
import { Fragment } from "react";
import { businessProfile } from "#content/business-profile.ts";

/** The number to call, as large as the screen has room for: the whole box is the link. */
export function Hotline() {
  const { hotline } = businessProfile;
  return (
    // The cut is the inner element's, so that it does not cut off the link's focus ring.
    <a href={`tel:${hotline.e164}`} className="group mt-8 block">
      <span className="cut-pitch block bg-copper-400 forced-colors:border-2 forced-colors:[clip-path:none] px-5 pt-5 pb-6 text-slate-950 transition-colors group-hover:bg-copper-300 sm:px-8 sm:pt-6 sm:pb-7">
        <span className="label-caps flex items-center gap-2">
          <Phone className="size-4.5" />
          24/7 emergency line
        </span>
        <span className="mt-2 block font-heading text-[min(clamp(2.75rem,14.6vw,4.75rem),14.6vw)] leading-none font-extrabold tracking-tight tabular-nums sm:text-[8.4vw] lg:text-[clamp(2.75rem,4.9vw,4.5rem)]">
          {/* May break between area code and number only. */}
          {hotline.display.split(" ").map((part, index) => (
            <Fragment key={part}>
              {index > 0 && " "}
              <span className="whitespace-nowrap">{part}</span>
            </Fragment>
          ))}
        </span>
        <span className="mt-3 block font-semibold">
          Tap or dial. A call is faster than the form.
        </span>
      </span>
    </a>
  );
}
