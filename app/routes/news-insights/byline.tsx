import { byline } from "#content/en/news-insights.ts";

export function Byline({ author }: { author: string }) {
  return <p className="mt-3 text-small text-slate-500">{byline(author)}</p>;
}
