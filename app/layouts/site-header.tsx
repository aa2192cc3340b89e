import Phone from "lucide-react/icons/phone";
import { useRef } from "react";
import type { Location } from "react-router";
import { useFacts } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { hotlineWords } from "#content/en/hotline.ts";
import { LogoMark } from "#ui/logo.tsx";
import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { PageOnItsWay } from "./page-on-its-way.tsx";
import { useHeaderScroll } from "./use-header-scroll.ts";

/** The same elements each time, which React leaves as they are while the page is scrolled, or another on its way. */
const desktopMenu = <DesktopMenu />;
const mobileMenu = <MobileMenu />;

/**
 * The bar on every page. At the top of the page it is transparent:
 * dark text on limestone, light text where the page begins with a `ground-dark` section. `solid:`
 * applies once it is scrolled or opened, see app.css. `late` is the next page, if it is.
 */
export function SiteHeader({ late }: { late: Location | undefined }) {
  const { name, shortName, logo, hotline } = useFacts();
  const restOfName = name.replace(shortName, "").trim();
  // A long name leaves no room for it on a tablet either.
  const restOfLabel = shortName.length > 10 ? "max-lg:sr-only xl:sr-only" : "xl:sr-only";
  const bar = useRef<HTMLElement>(null);
  const { solid, away } = useHeaderScroll(bar);
  return (
    <header
      ref={bar}
      data-solid={solid || undefined}
      data-away={away || undefined}
      className="@container/page fixed inset-x-0 top-0 z-40 h-header text-slate-900 transition-[translate,background-color,color] duration-200 data-arriving:transition-none has-[+main>.ground-dark:first-child]:text-limestone-50 solid:bg-slate-900 solid:text-limestone-50 not-focus-within:not-has-[[data-open]]:data-away:-translate-y-full noscript:bg-slate-900 noscript:text-limestone-50 forced-colors:border-b forced-colors:bg-[Canvas] print:hidden"
    >
      <div className="mx-auto flex h-full max-w-[calc(76rem+2*var(--spacing-gutter))] items-stretch justify-between gap-3 px-gutter sm:gap-4">
        <PageLink
          to="/"
          className="flex items-center gap-2 self-center py-2 whitespace-nowrap sm:gap-3"
        >
          <LogoMark paths={logo} className="h-7 sm:h-9" />
          <span className="font-heading leading-none font-extrabold tracking-tight">
            <span className="block text-[min(1.375rem,6.875vw)]">{shortName}</span>
            <span className="mt-1 block text-[0.6875rem] font-semibold tracking-wide tight:hidden">
              {restOfName}
            </span>
          </span>
        </PageLink>
        {desktopMenu}
        <div className="flex items-center gap-3">
          <a
            href={`tel:${hotline.e164}`}
            className="hidden min-h-11 items-center whitespace-nowrap gap-2 text-small leading-tight font-semibold hover:underline md:flex"
          >
            <Phone className="size-4.5 shrink-0" />
            <span>
              <span className="block text-[0.8125rem] font-medium">{hotlineWords.short}</span>
              {hotline.display}
            </span>
          </a>
          <div className="hidden sm:block">
            <ButtonLink
              to="/schedule-inspection"
              look="quiet"
              className="min-h-11 px-5! whitespace-nowrap"
            >
              {/* Next to the menu there is room for only one word; screen readers get the whole
                  label. */}
              <span>
                Book<span className={restOfLabel}> a free inspection</span>
              </span>
            </ButtonLink>
          </div>
          {mobileMenu}
        </div>
      </div>
      <PageOnItsWay late={late} />
    </header>
  );
}
