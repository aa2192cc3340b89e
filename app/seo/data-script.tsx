/** Structured data for search engines, beside the part of the page it describes. */
export function DataScript({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
