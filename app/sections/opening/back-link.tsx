import ArrowLeft from "lucide-react/icons/arrow-left";
import { PageLink } from "#app/sections/links/page-link.tsx";
import type { NavigationLink } from "#content/navigation.ts";

/** The link to the parent page, above the title. */
export function BackLink({ link: { to, label } }: { link: NavigationLink }) {
  return (
    <p className="print:hidden">
      <PageLink
        to={to}
        className="link -ml-1 inline-flex min-h-11 items-center gap-2 pr-2 font-semibold"
      >
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        {label}
      </PageLink>
    </p>
  );
}
