import { Link } from "react-router";
import { Empty } from "#desk/ui/empty.tsx";
import type { LeadListAddress } from "./lead-queries.ts";

const empty: Record<LeadListAddress["list"], { heading: string; text: string }> = {
  waiting: {
    heading: "Nobody is waiting",
    text: "Every lead has been answered. New ones appear here by themselves.",
  },
  open: { heading: "No open leads", text: "Every lead is won, lost or spam." },
  "follow-up": {
    heading: "Nothing to follow up today",
    text: "Set a follow-up day on a lead, and it comes back here.",
  },
  "not-told": {
    heading: "Everybody knows their time",
    text: "People whose inspection we moved or canceled stay here until somebody has told them.",
  },
  all: {
    heading: "No leads yet",
    text: "They come in through the site's forms. Add the ones that call.",
  },
  spam: {
    heading: "No suspected spam",
    text: "What looks like spam is kept here until somebody has looked at it.",
  },
};

/** A list without leads: why it is empty, and what to do. */
export function ListEmpty({ address }: { address: LeadListAddress }) {
  const { list, search, ...filters } = address;
  const isNarrowed = search !== "" || Object.values(filters).some(Boolean);
  if (isNarrowed) {
    return (
      <Empty heading="No lead matches">
        <p>Look in All, or clear the search and the filters.</p>
        {search !== "" && (
          <p>
            <Link to={`/desk/search?${new URLSearchParams({ search })}`}>Search everything</Link>
          </p>
        )}
      </Empty>
    );
  }
  const { heading, text } = empty[list];
  return (
    <Empty heading={heading}>
      <p>{text}</p>
    </Empty>
  );
}
