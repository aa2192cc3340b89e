/**
 * What search engines read of a page, where only the server makes it (`import.meta.env.SSR`), so that no browser
 * loads what makes it. In a page that the server sent it stays as it came; search engines read no other. In a file of
 * its own: another that pages share would bring along what those make their data of.
 * @param data Empty in the browser.
 */
export function ServerDataScript({ data }: { data: object }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {JSON.stringify(data)}
    </script>
  );
}
