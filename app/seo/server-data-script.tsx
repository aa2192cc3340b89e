/**
 * Structured data that only the server makes (`import.meta.env.SSR`), so that no browser loads the
 * code that makes it. In a page from the server it stays as it came, and search engines read no
 * other. It has a file of its own: in a shared one, it would pull in the code that makes other
 * pages' data.
 * @param data Empty in the browser.
 */
export function ServerDataScript({ data }: { data: object }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {JSON.stringify(data)}
    </script>
  );
}
