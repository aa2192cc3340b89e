import wholeSheet from "#app/styles/app.css?url";

/** React's types do not know this attribute on links. */
const disabled = { disabled: true };

/**
 * The site's whole style sheet. The rules for the first view are inline in the page, so the sheet
 * starts disabled and does not delay the first paint, until before-hydration/late-scripts.ts
 * requests it. Without scripts it is an ordinary sheet.
 */
export function WholeSheet() {
  return (
    <>
      <link
        rel="stylesheet"
        href={wholeSheet}
        media="print"
        {...disabled}
        data-whole-sheet=""
        suppressHydrationWarning
      />
      <noscript>
        <link rel="stylesheet" href={wholeSheet} />
      </noscript>
    </>
  );
}
