/**
 * What search engines read of a part of the page, beside the part itself. Data that stand in the page's `meta`
 * would bring all their words with the script of the first view.
 */
export function DataScript({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
