import ArrowRight from "lucide-react/icons/arrow-right";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { waysOn } from "#content/en/coming-soon.ts";

/** Where else to go, on a dark sheet whose upper edge follows a roof. */
export function WaysOn() {
  return (
    <nav
      aria-labelledby="ways-on"
      className="ground-dark shingle-courses self-start p-6 pt-16 cut-pitch forced-colors:[clip-path:none] [--rise:3rem] sm:p-10 sm:pt-16 lg:col-span-5"
    >
      <h2 id="ways-on" className="text-heading">
        {waysOn.heading}
      </h2>
      <ul className="mt-6">
        {waysOn.links.map(({ to, label, note }) => (
          <li key={to} className="border-t border-slate-500 last:border-b">
            <PageLink to={to} className="group flex items-center justify-between gap-4 py-4">
              <span>
                <span className="block font-semibold underline-offset-4 group-hover:underline">
                  {label}
                </span>
                <span className="block text-small text-slate-300">{note}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-copper-400 transition-transform group-hover:translate-x-1 print:hidden" />
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <PhoneLink className="inline-flex min-h-11 items-center font-semibold" />
      </p>
    </nav>
  );
}
