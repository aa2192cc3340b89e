import ArrowRight from "lucide-react/icons/arrow-right";
import { PageLink } from "#app/sections/links/page-link.tsx";
import type { NavigationLink } from "#content/navigation.ts";

/** Further services beside the page's own, one per line, as the schedule of a drawing set. */
export function RelatedServices({
  items,
}: {
  items: readonly (NavigationLink & { text: string })[];
}) {
  return (
    <ul className="border-t-2 border-current">
      {items.map(({ to, label, text }) => (
        <li key={to} className="border-b border-limestone-400">
          <PageLink
            to={to}
            className="group grid items-baseline gap-x-8 py-5 pr-2 transition-colors hover:text-copper-700 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_1.5rem]"
          >
            <span className="font-heading text-heading font-bold underline decoration-1 underline-offset-4 group-hover:decoration-2">
              {label}
            </span>
            <span>{text}</span>
            <ArrowRight className="hidden size-6 self-center text-copper-700 transition-transform group-hover:translate-x-1 md:block print:hidden!" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
