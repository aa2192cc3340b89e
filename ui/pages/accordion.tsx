import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";

/**
 * Questions that expand to their answers. Native `<details>`: works without scripts, and
 * find-in-page reaches the answers. `exclusive` closes the others when one opens. With `short`, the
 * closed row says the answer in a few words.
 */
export function Accordion({
  items,
  headingLevel: Heading = "h3",
  exclusive,
}: {
  items: readonly {
    id: string;
    title: string;
    short?: string | undefined;
    content: ReactNode;
    open?: boolean | undefined;
  }[];
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
          <summary
            className={`min-h-14 items-center gap-x-6 py-4 print:min-h-0 print:pb-1 transition-colors hover:text-copper-700 ${item.short ? "grid grid-cols-[1fr_auto] gap-y-1 md:grid-cols-[5fr_3fr_auto]" : "flex justify-between"}`}
          >
            <Heading className="text-lead leading-snug">{item.title}</Heading>
            {item.short && (
              <span className="col-start-1 font-semibold text-slate-500 tabular-nums md:col-start-2">
                {item.short}
              </span>
            )}
            <Plus
              className={`print:hidden size-6 shrink-0 text-copper-700 transition-transform group-open:rotate-45 ${item.short ? "row-span-2 row-start-1 max-md:col-start-2 md:row-span-1" : ""}`}
            />
          </summary>
          <div className="max-w-prose pr-10 pb-6 text-slate-700 print:pb-3">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
