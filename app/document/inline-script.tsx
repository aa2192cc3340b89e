type Props = {
  nonce: string | undefined;
  /** JavaScript, from an import with `?inline-script`; empty in the browser. */
  text: string;
  /** What the script reads from its element. */
  [attribute: `data-${string}`]: string;
};

/** A script in the page's HTML. It has run when React hydrates, which leaves the server's text. */
export function InlineScript({ text, ...attributes }: Props) {
  return (
    <script
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, as text
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
