import { Link } from "react-router";
import { listEmpty as words } from "#content/en/desk/leads.ts";
import { Empty } from "#ui/desk/empty.tsx";
import type { LeadListAddress } from "./lead-queries.ts";

/** A list without leads: why it is empty, and what to do. */
export function ListEmpty({ address }: { address: LeadListAddress }) {
  const { list, search, ...filters } = address;
  const isNarrowed = search !== "" || Object.values(filters).some(Boolean);
  if (isNarrowed) {
    return (
      <Empty heading={words.noMatch.heading}>
        <p>{words.noMatch.text}</p>
        {search !== "" && (
          <p>
            <Link to={`/desk/search?${new URLSearchParams({ search })}`}>
              {words.searchEverything}
            </Link>
          </p>
        )}
      </Empty>
    );
  }
  const { heading, text } = words.lists[list];
  return (
    <Empty heading={heading}>
      <p>{text}</p>
    </Empty>
  );
}
