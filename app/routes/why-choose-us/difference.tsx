import { difference } from "#content/en/why-choose-us.ts";
import { Title } from "#ui/pages/title.tsx";
import { LayersDrawing } from "./layers-drawing.tsx";

/** What sets us apart, beside the roof that it is about, layer by layer. */
export function Difference() {
  return (
    <section
      aria-labelledby="difference"
      className="page-grid gap-y-6 py-section lg:items-center lg:gap-y-10"
    >
      <div className="lg:col-span-6">
        <Title id="difference">{difference.heading}</Title>
        {difference.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-prose text-slate-700">
            {paragraph}
          </p>
        ))}
      </div>
      <LayersDrawing className="lg:col-span-6" />
    </section>
  );
}
