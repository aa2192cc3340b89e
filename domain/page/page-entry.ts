import type { Offer } from "#domain/business/offers.ts";
import type { ProjectKind } from "#domain/project/project-terms.ts";
import type { PageDescription } from "./page-description.ts";

/** A path on this site. A segment that begins with a colon matches any text: `/appointments/:id`. */
export type Path = `/${string}`;

/** What search engines and social networks learn about a page. */
export type PageHead = {
  /** Of the document and in search results: what is offered, and where. The brand is added to every title. */
  title: string;
  /** In breadcrumbs and on the sharing picture. */
  name: string;
  description: string;
  keywords: string;
  /** The URL under which search engines should index the page. */
  canonical: string;
  /** Master in art/ for the sharing picture; by default the hero's. */
  photo?: string;
  noindex?: boolean;
};

/** What may mention a fact; then it is a function, and given by the page's `meta`. */
export type Described = "title" | "description" | "keywords";

/**
 * Query parameters that change a page, with their known values; null allows any text, `any case` one in which capitals
 * mean nothing. Unknown values are ignored.
 */
export type QueryValues = Readonly<Record<string, readonly string[] | "any case" | null>>;

/** A page of the site. */
export type PageEntry = Omit<PageHead, "canonical" | "name" | Described> & {
  [Part in Described]: PageDescription;
} & {
  /** By default the title, unless that mentions a fact. */
  name?: string;
  /** Path of another page that search engines should index instead. */
  canonical?: Path;
  /** Other paths that show the same page, with its path as canonical. */
  aliases?: readonly Path[];
  query?: QueryValues;
  /** Whoever has its address needs nothing else, so that no log names what stands for its parameters. */
  isKeyed?: true;
  /** The page is there only for a contractor who offers it. */
  offer?: Offer;
  /** The page shows finished roofs, all or those of one kind, and is there only while there are enough of them. */
  roofs?: "all" | ProjectKind;
  /**
   * Absent: prerendered when the site is built. `kept`: changes over time but is the same for every visitor; rendered once
   * and kept in memory until its loaders return other data. It reads no query, cookie or other header: nothing of a
   * visitor's request reaches it. `of-roofs`: the same for finished roofs, with the query that it reads, until others are shown.
   * `rendered`: on request, for one visitor.
   */
  made?: "kept" | "of-roofs" | "rendered";
  /** Folder in app/routes/ that renders it, unless the path names it. */
  screen?: string;
};

export type PageTable = Readonly<Record<Path, PageEntry>>;
