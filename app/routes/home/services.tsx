import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { EaveDrawing } from "#app/sections/eave-drawing.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Photo } from "#app/ui/photo.tsx";
import commercial from "#art/masters/commercial.jpg?photo";
import replacement from "#art/masters/replacement.jpg?photo";
import type { LinkTarget } from "#content/pages.ts";
import { FlatRoofDrawing } from "./flat-roof-drawing.tsx";

/** The two things we build, each as picture and section; what we do at night follows below. */
export function Services() {
  return (
    <section aria-labelledby="services" className="page-grid gap-y-12 py-section lg:gap-y-20">
      <h2 id="services" data-reveal="" className="drip-edge max-w-[11em] text-title md:col-span-9">
        Steep roofs, flat roofs, and leaks at 2 AM
      </h2>
      <Photo
        photo={replacement}
        alt="A half-finished roof from the air: rows of new brown shingles over gray underlayment, with bundles and a ladder on it"
        sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 80rem"
        className="cut-pitch print:hidden aspect-4/3 lg:col-span-7 lg:row-start-2 lg:aspect-auto"
        position="object-[40%_50%]"
      />
      <div data-reveal="" className="lg:col-span-5 lg:row-start-2 lg:pl-8">
        <EaveDrawing className="mb-8 hidden w-full max-w-sm lg:block" />
        <h3 className="text-heading">Roof repair and replacement</h3>
        <p className="mt-3 max-w-prose text-slate-700">
          Most leaks come from a pipe boot, a valley or a piece of flashing, not from a worn-out
          roof. We find the cause, show you the photo and fix it. If the repair would cost more than
          30% of a new roof, we tell you so and price both.
        </p>
        <dl className="mt-6 grid max-w-prose grid-cols-[auto_1fr] tight:grid-cols-1 gap-x-8 border-b border-limestone-400">
          <Fact label="Repair">1-2 days</Fact>
          <Fact label="Replacement">1-5 days</Fact>
          <Fact label="Lead time">About a week, 2-3 weeks in peak season</Fact>
        </dl>
        <div className="mt-4 flex flex-wrap gap-x-8">
          <More to="/roof-services/repairs">Roof repair</More>
          <More to="/roof-services/replacement">Roof replacement</More>
        </div>
      </div>
      <Photo
        photo={commercial}
        alt="A white single-ply roof in evening light with rooftop units, skylights and walkway pads, the city behind the parapet"
        sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 58rem"
        className="print:hidden aspect-4/3 lg:col-span-7 lg:col-start-6 lg:row-start-3"
        position="object-[35%_50%]"
      />
      <div data-reveal="" className="lg:col-span-5 lg:row-start-3 lg:self-end lg:pr-8">
        <FlatRoofDrawing className="mb-8 hidden w-full max-w-sm lg:block" />
        <h3 className="text-heading">Commercial roofing</h3>
        <p className="mt-3 max-w-prose text-slate-700">
          Low-slope roofs in TPO, EPDM, PVC, modified bitumen and metal, for offices, shops and
          warehouses. A light-colored cool roof cuts cooling costs by 20-30%.
        </p>
        <div className="mt-4">
          <More to="/commercial-roofing">Commercial roofing</More>
        </div>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="col-span-full grid grid-cols-subgrid border-t border-limestone-400 py-2.5">
      <dt className="text-slate-500">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function More({ to, children }: { to: LinkTarget; children: ReactNode }) {
  return (
    <PageLink to={to} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
      {children}
      <ArrowRight className="size-5" />
    </PageLink>
  );
}
