import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { openReschedulings as labels } from "#content/en/desk/reschedulings.ts";
import { openReschedulingsQuery } from "./rescheduling-queries.ts";
import { daysText, leftText } from "./rescheduling-words.ts";

/** The closed hours out of which people are still being moved, for whoever goes on. */
export function OpenReschedulings() {
  const { data = [] } = useQuery(openReschedulingsQuery);
  if (data.length === 0) return null;
  return (
    <ul aria-label={labels.label} className="grid gap-1">
      {data.map((rescheduling) => (
        <li key={rescheduling.id} className="border-s-4 border-soon bg-soon-ground px-3 py-1">
          <Link to={`/desk/reschedulings/${rescheduling.id}`} className="font-semibold text-ink">
            {labels.newTimesFor(daysText(rescheduling))}
          </Link>{" "}
          <span>{leftText(rescheduling)}</span>
        </li>
      ))}
    </ul>
  );
}
