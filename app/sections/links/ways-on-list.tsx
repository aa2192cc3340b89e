import type { NavigationLink } from "#content/navigation.ts";
import { MoreLink } from "./more-link.tsx";

/** Beside the words of a page that is none: where else to go. */
export function WaysOnList({
  heading,
  links,
}: {
  heading: string;
  links: readonly NavigationLink[];
}) {
  return (
    <nav aria-labelledby="ways-on" className="lg:col-span-4 lg:col-start-9">
      <p id="ways-on" className="border-t-2 border-slate-900 pt-2 text-small font-semibold">
        {heading}
      </p>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to} className="border-t border-limestone-200 first:border-t-0">
            <MoreLink to={to}>{label}</MoreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
