import { useWords } from "#app/facts/use-facts.ts";
import { byline, team } from "#content/en/news-insights.ts";

/** @param author Null: the company. */
export function Byline({ author }: { author: string | null }) {
  const company = useWords(team);
  return <p className="mt-3 text-small text-slate-500">{byline(author ?? company)}</p>;
}
