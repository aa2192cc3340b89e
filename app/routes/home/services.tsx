import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { EaveDrawing } from "#app/sections/eave-drawing.tsx";
import { FlatRoofDrawing } from "./flat-roof-drawing.tsx";

/** The two things we build; what we do at night follows below. */
export function Services() {
  return (
    <section aria-labelledby="services" className="page-grid gap-y-12 py-section">
      <h2 id="services" className="drip-edge text-title md:col-span-7">
        Steep roofs, flat roofs, and the night it rains in
      </h2>
      <div className="md:col-span-7 md:pr-8">
        <EaveDrawing className="mb-8 w-full max-w-lg" />
        <h3 className="text-heading">Roof repair and replacement</h3>
        <p className="mt-3 max-w-prose text-slate-700">
          A leak is more often a pipe boot, a valley or a piece of flashing than a worn-out roof. We
          find it, show you the photo and repair it. When the repair would cost more than 30% of a
          new roof, we tell you so and price both.
        </p>
        <dl className="mt-6 grid max-w-prose grid-cols-[auto_1fr] gap-x-8 border-b border-limestone-400">
          <Fact label="Repair">1-2 days</Fact>
          <Fact label="Replacement">1-5 days</Fact>
          <Fact label="Lead time">About a week, 2-3 weeks in peak season</Fact>
        </dl>
        <div className="mt-4 flex flex-wrap gap-x-8">
          <More to="/roof-services/repairs">Roof repair</More>
          <More to="/roof-services/replacement">Roof replacement</More>
        </div>
      </div>
      <div className="md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:self-end md:border-l md:border-limestone-400 md:pl-8">
        <FlatRoofDrawing className="mb-8 w-full" />
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
    <div className="col-span-2 grid grid-cols-subgrid border-t border-limestone-400 py-2.5">
      <dt className="text-slate-500">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
      {children}
      <ArrowRight className="size-5" />
    </Link>
  );
}
