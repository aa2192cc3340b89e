import CalendarCheck from "lucide-react/icons/calendar-check";
import Phone from "lucide-react/icons/phone";
import { Link } from "react-router";
import { usePhoneLine } from "./use-phone-line.ts";

const half = "flex items-center justify-center gap-2.5 font-semibold -outline-offset-3";

/** The shell's further always-present element: on small screens, the two things most came for. */
export function ContactBar() {
  const { isEmergency, e164 } = usePhoneLine();
  return (
    <nav
      aria-label="Call or book"
      className="fixed inset-x-0 bottom-0 z-30 grid h-contact-bar grid-cols-2 text-limestone-50 shadow-float forced-colors:divide-x forced-colors:border-t forced-colors:bg-[Canvas] min-[48rem]:hidden print:hidden"
    >
      <a href={`tel:${e164}`} className={`${half} bg-slate-800`}>
        <Phone className="size-5" />
        {isEmergency ? "Call 24/7" : "Call"}
      </a>
      <Link to="/schedule-inspection" className={`${half} bg-copper-700`}>
        <CalendarCheck className="size-5" />
        Book
      </Link>
    </nav>
  );
}
