import CalendarCheck from "lucide-react/icons/calendar-check";
import Phone from "lucide-react/icons/phone";
import { useMatches } from "react-router";
import type { PageHandle } from "#app/page-handle.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { hotlineWords } from "#content/en/hotline.ts";
import { useFirstBookPassed } from "./use-first-book-passed.ts";
import { usePhoneLine } from "./use-phone-line.ts";

const part = "flex items-center justify-center gap-2.5 font-semibold -outline-offset-3";

/**
 * The two things most visitors come for, calling and booking, always present on small screens. Only
 * calling is offered where booking is under way or done, in an emergency, and while the first view's
 * own link to booking is in sight. A page with its own bar (`data-page-bar`) replaces this one, and
 * low windows have none: nothing that is being chosen or has the focus may be covered by it.
 */
export function ContactBar() {
  const { isEmergency, e164, display } = usePhoneLine();
  const offersInspection = useOffersInspection() && !isEmergency;
  const hasPassed = useFirstBookPassed();
  return (
    <nav
      aria-label={offersInspection ? "Call or book" : "Call"}
      data-passed={hasPassed || undefined}
      className="fixed inset-x-0 bottom-0 z-30 grid h-contact-bar auto-cols-fr grid-flow-col text-limestone-50 shadow-float [main:has([data-page-bar])~&]:hidden forced-colors:divide-x forced-colors:border-t forced-colors:bg-[Canvas] min-[48rem]:hidden print:hidden short:hidden"
    >
      <a
        href={`tel:${e164}`}
        className={`${part} ${offersInspection ? "bg-slate-800" : "bg-copper-700"}`}
      >
        <Phone aria-hidden className="size-5 shrink-0" />
        <span>
          {isEmergency ? hotlineWords.call : "Call"}
          {!offersInspection && <span className="whitespace-nowrap tabular-nums"> {display}</span>}
        </span>
      </a>
      {offersInspection && (
        <PageLink to="/schedule-inspection" className={`${part} until-passed bg-copper-700`}>
          <CalendarCheck aria-hidden className="size-5 shrink-0" />
          Book
        </PageLink>
      )}
    </nav>
  );
}

function useOffersInspection(): boolean {
  return useMatches().every(
    ({ handle }) => (handle as PageHandle | undefined)?.offersInspection !== false,
  );
}
