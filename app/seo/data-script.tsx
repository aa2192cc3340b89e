/**
 * Structured data for search engines, beside the part of the page it describes. In the page's
 * `meta` it would add all its texts to the script of the first view.
 */
export function DataScript({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
