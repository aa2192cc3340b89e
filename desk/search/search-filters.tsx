import { useState } from "react";
import { searchFilters as words } from "#content/en/desk/search.ts";
import { foundKindNames, recentSpanNames } from "#content/en/desk/terms.ts";
import { today } from "#desk/moment-text.ts";
import { calendarDay, formatMonth } from "#domain/calendar/calendar-day.ts";
import { searchKinds } from "#domain/lead/search-contract.ts";
import { lastMonths, recentSpans } from "#domain/lead/search-span.ts";
import { Button } from "#ui/desk/button.tsx";
import { SmallSelect } from "#ui/desk/small-select.tsx";
import { isSearch, type SearchAddress } from "./search-query.ts";

type Change = (changes: { [Name in keyof SearchAddress]?: string | undefined }) => void;

/** Months to choose from: this one, and a year before it. */
const monthsShown = 13;
const exactly = "exactly";

/** What kind of thing to find, and from when: a recent span, a month, or exact days. */
export function SearchFilters({ address, change }: { address: SearchAddress; change: Change }) {
  const { kind, when, from, to } = address;
  const [isExact, setIsExact] = useState(from !== undefined || to !== undefined);
  const months = lastMonths(today(), monthsShown);
  const isOlder = when !== undefined && /^\d/.test(when) && !months.includes(when);
  const noDays = { when: undefined, from: undefined, to: undefined };
  return (
    <>
      <SmallSelect
        name={words.kind}
        value={kind ?? ""}
        onChange={({ target }) => change({ kind: target.value })}
      >
        <option value="">{words.anyKind}</option>
        {searchKinds.map((value) => (
          <option key={value} value={value}>
            {foundKindNames[value]}
          </option>
        ))}
      </SmallSelect>
      <SmallSelect
        name={words.when}
        value={when ?? (isExact ? exactly : "")}
        onChange={({ target }) => {
          setIsExact(target.value === exactly);
          change({ ...noDays, when: target.value === exactly ? undefined : target.value });
        }}
      >
        <option value="">{words.anyTime}</option>
        {recentSpans.map((value) => (
          <option key={value} value={value}>
            {recentSpanNames[value]}
          </option>
        ))}
        <option value={exactly}>{words.exactDays}</option>
        {[...months, ...(isOlder ? [when] : [])].map((month) => (
          <option key={month} value={month}>
            {formatMonth(calendarDay(`${month}-01`))}
          </option>
        ))}
      </SmallSelect>
      {isExact && when === undefined && (
        <>
          <DayField name={words.firstDay} value={from} onChange={(day) => change({ from: day })} />
          <DayField name={words.lastDay} value={to} onChange={(day) => change({ to: day })} />
        </>
      )}
      {isSearch(address) && (
        <Button
          look="plain"
          onClick={() => {
            setIsExact(false);
            change({ ...noDays, kind: undefined, search: undefined });
          }}
        >
          {words.clear}
        </Button>
      )}
    </>
  );
}

function DayField({
  name,
  value,
  onChange,
}: {
  name: string;
  value: string | undefined;
  onChange: (day: string) => void;
}) {
  return (
    <label className="inline-flex min-w-0 items-center gap-1.5">
      {name}
      <input
        type="date"
        value={value ?? ""}
        min="2000-01-01"
        max="2099-12-31"
        onChange={({ target }) => onChange(target.value)}
        className="min-h-9 min-w-0 rounded-sm border border-edge bg-panel px-2 py-1 text-ink pointer-coarse:min-h-11"
      />
    </label>
  );
}
