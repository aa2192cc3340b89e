import { hourGrid as words } from "#content/en/desk/numbers.ts";
import { hourText } from "#desk/leads/counted-filters.tsx";
import { weekdays } from "#domain/calendar/calendar-day.ts";
import { listOfHour } from "#domain/lead/number-lists.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { NumberLink } from "./number-link.tsx";

/** Of the action color; the number stays readable on it in both schemes. */
const deepestTint = 34;

/** When leads arrive: a line for each hour between the first and the last that had one, a column for each weekday. */
export function HourGrid({ numbers: { days, hours } }: { numbers: LeadNumbers }) {
  const counts = new Map(hours.map(({ weekday, hour, leads }) => [`${weekday} ${hour}`, leads]));
  const most = Math.max(...hours.map(({ leads }) => leads));
  const first = Math.min(...hours.map(({ hour }) => hour));
  const last = Math.max(...hours.map(({ hour }) => hour));
  const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full min-w-[18rem] table-fixed border-separate border-spacing-0.5">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="text-small text-soft">
          <tr>
            <th scope="col" className="w-[17%] @lg:w-[13%] text-start font-semibold">
              <span className="sr-only">{words.hour}</span>
            </th>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className="py-1 font-semibold">
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((hour) => (
            <tr key={hour}>
              <th
                scope="row"
                className="pe-1 text-end text-small font-normal whitespace-nowrap text-soft"
              >
                {hourText(hour)}
              </th>
              {weekdays.map((name, weekday) => {
                const leads = counts.get(`${weekday} ${hour}`) ?? 0;
                const tint = (leads / most) * deepestTint;
                return (
                  <td
                    key={name}
                    className="h-6 rounded-sm p-0 text-center text-small pointer-coarse:h-9 forced-colors:border"
                    style={{
                      background: `color-mix(in oklab, var(--action) ${tint}%, var(--panel))`,
                    }}
                  >
                    {leads > 0 && (
                      <NumberLink
                        list={listOfHour(days, { weekday, hour })}
                        label={`${name}, ${hourText(hour)}: ${leads}`}
                        className="grid size-full place-items-center decoration-transparent"
                      >
                        {leads}
                      </NumberLink>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
