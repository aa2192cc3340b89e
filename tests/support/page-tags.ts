import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { FactsContext } from "#app/facts/use-facts.ts";
import { type PageInfo, pageMeta } from "#app/seo/page-meta.ts";
import type { Facts } from "#domain/business/facts.ts";

export type Tag = Record<string, unknown>;

/** What a page's `meta` returns with these facts. */
export function tagsWith(facts: Facts, page: PageInfo): Tag[] {
  let tags: Tag[] = [];
  function Head() {
    tags = pageMeta(page) as Tag[];
    return null;
  }
  renderToString(createElement(FactsContext, { value: facts }, createElement(Head)));
  return tags;
}
