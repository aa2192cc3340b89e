import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";

/**
 * Questions that expand to their answers. Native `<details>`: works without scripts, and
 * find-in-page reaches the answers. `exclusive` closes the others when one opens.
 */
export function Accordion({
  items,
  headingLevel: Heading = "h3",
  exclusive,
}: {
  items: readonly { id: string; title: string; content: ReactNode; open?: boolean | undefined }[];
  headingLevel?: "h2" | "h3" | "h4" | undefined;
  /** A name that is unique on the page. */
  exclusive?: string | undefined;
}) {
  return (
    <div className="border-t border-limestone-400">
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          open={item.open}
          name={exclusive}
          className="group border-b border-limestone-400"
        >
          <summary className="flex min-h-14 items-center justify-between gap-6 py-4 print:min-h-0 print:pb-1 transition-colors hover:text-copper-700">
            <Heading className="text-lead leading-snug">{item.title}</Heading>
            <Plus className="print:hidden size-6 shrink-0 text-copper-700 transition-transform group-open:rotate-45" />
          </summary>
          <div className="max-w-prose pr-10 pb-6 text-slate-700 print:pb-3">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
