import { layers } from "#content/en/why-choose-us.ts";
import Slope from "./layers.svg?drawing";

/** A roof slope with its layers cut back one after the other, and what the numbers in it mean. */
export function LayersDrawing({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <Slope className="print:hidden" />
      <figcaption>
        <ol className="mt-4 grid grid-cols-2 gap-x-6 text-small tight:grid-cols-1 xl:grid-cols-5 xl:gap-x-4">
          {layers.map((layer, index) => (
            <li key={layer} className="flex gap-3 border-t border-slate-500 py-2">
              <span aria-hidden="true" className="font-heading font-bold text-copper-700">
                {index + 1}
              </span>
              {layer}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
