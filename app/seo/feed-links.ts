import type { MetaDescriptor } from "react-router";
import { feedPaths } from "#content/links.ts";

/** Points feed readers to our feeds. */
export function feedLinks(): MetaDescriptor[] {
  return [
    { type: "application/rss+xml", href: feedPaths.rss, title: "RSS" },
    { type: "application/feed+json", href: feedPaths.json, title: "JSON Feed" },
  ].map((link) => ({ tagName: "link", rel: "alternate", ...link }));
}
