import Search from "lucide-react/icons/search";
import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { search as words } from "#content/en/news-insights.ts";
import type { LinkTarget } from "#content/pages.ts";
import { type ArticleQuery, longestAsked } from "#domain/article/article-list.ts";
import { Button } from "#ui/pages/button.tsx";
import { listAddress, toResults } from "./list-address.ts";

/** A native form; it keeps the other filters and starts at the first page. */
export function SearchForm({ query }: { query: ArticleQuery }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  /** What the form has sent last, or what is listed. Who types on while that is on its way keeps it; any other list is the field's, too. */
  const asked = useRef(query.search);
  useEffect(() => {
    if (!field.current || asked.current === query.search) return;
    asked.current = field.current.value = query.search;
  }, [query.search]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get("search") ?? "");
    asked.current = search.trim();
    navigate(listAddress({ ...query, search, page: 1 }), toResults);
  }

  return (
    <search className="print:hidden">
      <form action={"/news-insights" satisfies LinkTarget} onSubmit={onSubmit}>
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {query.tag && <input type="hidden" name="tag" value={query.tag} />}
        <label htmlFor="search" className="block text-small font-semibold">
          {words.label}
        </label>
        <div className="mt-1 flex flex-wrap gap-2">
          <input
            id="search"
            name="search"
            type="search"
            ref={field}
            defaultValue={query.search}
            maxLength={longestAsked}
            enterKeyHint="search"
            className="min-h-12 min-w-0 grow basis-40 rounded-sm border border-limestone-500 bg-white px-3 text-body hover:border-slate-900"
          />
          <Button look="quiet" className="px-5!">
            <Search className="size-5" />
            {words.action}
          </Button>
        </div>
      </form>
    </search>
  );
}
