/** A path of this site. A part that begins with a colon stands for any text: `/appointments/:id`. */
export type Path = `/${string}`;

/** What search engines and social networks are told of a page. */
export type PageHead = {
  /** Without the name of the business, which every page's title gets. */
  title: string;
  description: string;
  keywords: string;
  /** The one address under which search engines should know the page. */
  canonical: string;
  /** Master under art/ that the picture for sharing is made of; the hero's when absent. */
  photo?: string;
  noindex?: boolean;
};

/**
 * Query parameters that change a page, each with the values that it knows; null where it takes any
 * text. A value that it does not know is as none.
 */
export type QueryValues = Readonly<Record<string, readonly string[] | null>>;

/** One page of the site, by its address. */
export type PageEntry = Omit<PageHead, "canonical"> & {
  /** The address of another page, where search engines should know that one in place of this. */
  canonical?: Path;
  /** Further addresses that show the same page. They answer as it does, and name its address as canonical. */
  aliases?: readonly Path[];
  query?: QueryValues;
  /**
   * Absent: made once, when the site is built. `shared`: shows what changes, and yet shows every
   * visitor the same; rendered once, and again when its loaders have other data. It reads no query, no
   * cookie and no other header: nothing of a visitor's request reaches it. `rendered`: on request, for
   * one visitor.
   */
  made?: "shared" | "rendered";
  /** Folder under app/routes/ that draws it, where that is not named by the address. */
  screen?: string;
};

export type PageTable = Readonly<Record<Path, PageEntry>>;
