import { useQuery } from "@tanstack/react-query";
import {
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardList,
  House,
  Inbox,
  ListTodo,
  Mail,
  Search,
  Settings,
  Store,
  Unlink,
  Users,
} from "lucide-react";
import { useRef, useState } from "react";
import { NavLink } from "react-router";
import { setUpEntry } from "#content/en/desk/set-up.ts";
import { deskBar as words } from "#content/en/desk/shell.ts";
import { OpenCount } from "#desk/business/open-count.tsx";
import { useOpenQuestions } from "#desk/business/use-open-questions.ts";
import { DutySwitch } from "#desk/duty/duty-switch.tsx";
import { useNames } from "#desk/facts/use-names.ts";
import { countsQuery } from "#desk/leads/lead-queries.ts";
import { looseEndsQuery } from "#desk/loose-ends/loose-ends-query.ts";
import { type SetUpProgress, useSetUp } from "#desk/set-up/use-set-up.ts";
import type { StaffPermission, StaffRole } from "#domain/staff/staff.ts";
import type { Me } from "#domain/staff/staff-contract.ts";
import { CountMark, NameWithCount } from "#ui/desk/count-mark.tsx";
import { LogoMark } from "#ui/logo.tsx";
import { chooseScheme, chosenScheme, type Scheme, schemes } from "./scheme.ts";
import { SignOut } from "./sign-out.tsx";

type Place = {
  to: string;
  label: string;
  icon: typeof Inbox;
  needs?: StaffPermission;
  /** Whose phone has it in the bar, which has room for six; missing: everybody's. Others find it beside their name. */
  onPhonesOf?: readonly StaffRole[];
};

const places: readonly Place[] = [
  { to: "/desk/loose-ends", label: words.pages.looseEnds, icon: Unlink, needs: "leads" },
  { to: "/desk/leads", label: words.pages.leads, icon: Inbox, needs: "leads" },
  { to: "/desk/search", label: words.pages.search, icon: Search, needs: "leads" },
  { to: "/desk/day", label: words.pages.day, icon: ListTodo },
  { to: "/desk/calendar", label: words.pages.calendar, icon: CalendarDays, needs: "leads" },
  {
    to: "/desk/projects",
    label: words.pages.projects,
    icon: House,
    needs: "leads",
    onPhonesOf: [],
  },
  { to: "/desk/numbers", label: words.pages.numbers, icon: ChartNoAxesColumn, needs: "numbers" },
  {
    to: "/desk/mails",
    label: words.pages.mails,
    icon: Mail,
    needs: "leads",
    onPhonesOf: ["office"],
  },
  { to: "/desk/staff", label: words.pages.staff, icon: Users, needs: "leads", onPhonesOf: [] },
  {
    to: "/desk/business",
    label: words.pages.business,
    icon: Store,
    needs: "business",
    onPhonesOf: [],
  },
  {
    to: "/desk/settings",
    label: words.pages.settings,
    icon: Settings,
    onPhonesOf: ["inspector"],
  },
];

/** Until the business is set up. */
const placeOfSetUp = ({ settled, all }: SetUpProgress): Place => ({
  to: "/desk/set-up",
  label: setUpEntry(settled, all),
  icon: ClipboardList,
  needs: "business",
  onPhonesOf: [],
});

/** The desk's navigation: at the side, or at the bottom of a phone within thumb's reach. */
export function DeskBar({ me }: { me: Me }) {
  const { shortName, logo } = useNames();
  const openCount = useOpenQuestions();
  const mayLead = me.permissions.includes("leads");
  const { newBookings = 0 } = useQuery({ ...countsQuery, enabled: mayLead }).data?.counts ?? {};
  const looseEnds = useQuery({ ...looseEndsQuery, enabled: mayLead }).data?.total ?? 0;
  const setUp = useSetUp();
  const ahead = setUp && setUp !== "unknown" && setUp.isAhead ? [placeOfSetUp(setUp)] : [];
  const shown = [...ahead, ...places].filter(
    ({ needs }) => !needs || me.permissions.includes(needs),
  );
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 bg-bar px-4 py-2 text-on-bar md:sticky md:top-0 md:h-dvh md:flex-col md:flex-nowrap md:items-stretch md:justify-start md:px-3 md:py-5">
      <p className="flex shrink-0 items-center gap-2 font-heading font-bold md:px-2 md:pb-4">
        <LogoMark paths={logo} className="h-6" />
        {words.desk(shortName)}
      </p>
      <nav
        aria-label={words.label}
        className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:bg-bar max-md:pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="flex md:grid md:gap-0.5">
          {shown.map(({ to, label, icon: Icon, onPhonesOf }) => (
            <li
              key={to}
              className={isOnPhone(onPhonesOf, me) ? "max-md:flex-auto" : "max-md:hidden"}
            >
              <NavLink
                to={to}
                className="flex items-center gap-2.5 rounded-sm px-2 py-1.5 text-soft-on-bar hover:bg-slate-800 hover:text-on-bar aria-[current=page]:bg-slate-700 aria-[current=page]:text-on-bar forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText] forced-colors:aria-[current=page]:forced-color-adjust-none max-md:min-h-14 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:px-0 max-md:text-[min(0.8125rem,3.75vw)]"
              >
                <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
                <NameWithCount name={label}>
                  {to === "/desk/loose-ends" && (
                    <CountMark count={looseEnds} of={words.looseEnds} />
                  )}
                  {to === "/desk/leads" && <CountMark count={newBookings} of={words.newBookings} />}
                  {to === "/desk/business" && <OpenCount count={openCount} />}
                </NameWithCount>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Account me={me} others={shown.filter(({ onPhonesOf }) => !isOnPhone(onPhonesOf, me))} />
    </header>
  );
}

const isOnPhone = (onPhonesOf: readonly StaffRole[] | undefined, { role }: Me) =>
  onPhonesOf?.includes(role) ?? true;

function Account({
  me,
  others,
}: {
  me: Me;
  /** The pages that the bar of a phone has no room for. */
  others: readonly { to: string; label: string }[];
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [scheme, setScheme] = useState(chosenScheme);
  return (
    <details ref={menu} className="relative min-w-0 max-md:ms-auto md:mt-auto">
      <summary className="wrap-anywhere rounded-sm px-2 py-1.5 text-soft-on-bar hover:bg-slate-800 hover:text-on-bar">
        {me.name}
      </summary>
      <div className="absolute right-0 z-20 grid w-max max-w-[calc(100vw-2rem)] min-w-56 gap-3 rounded-md border border-line bg-panel p-3 text-ink shadow-float max-md:top-full max-md:max-h-[60dvh] max-md:overflow-y-auto md:w-56 md:bottom-full md:left-0">
        <p className="text-small wrap-anywhere text-soft">{me.email}</p>
        {others.length > 0 && (
          <nav aria-label={words.otherPages} className="md:hidden">
            <ul>
              {others.map(({ to, label }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    onClick={() => menu.current?.removeAttribute("open")}
                    className="flex min-h-11 items-center border-b border-line aria-[current=page]:font-semibold"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {me.permissions.includes("leads") && <DutySwitch />}
        <label className="grid gap-1">
          {words.colors}
          <select
            value={scheme}
            onChange={({ target }) => {
              const chosen = target.value as Scheme;
              setScheme(chosen);
              chooseScheme(chosen);
            }}
            className="min-w-0 rounded-sm border border-edge bg-panel px-2 py-1"
          >
            {schemes.map((value) => (
              <option key={value} value={value}>
                {words.schemes[value]}
              </option>
            ))}
          </select>
        </label>
        <SignOut />
      </div>
    </details>
  );
}
