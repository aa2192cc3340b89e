import { useFacts } from "#app/facts/use-facts.ts";
import EaveDrawing from "#app/sections/drawing/eave.svg?drawing";
import { pageMeta } from "#app/seo/page-meta.ts";
import { eave } from "#content/en/eave.ts";
import { LogoMark } from "#ui/logo.tsx";
import { Accordion } from "#ui/pages/accordion.tsx";
import { Notice } from "#ui/pages/notice.tsx";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { Skeleton } from "#ui/pages/skeleton.tsx";
import { Spinner } from "#ui/pages/spinner.tsx";
import { Tabs } from "#ui/pages/tabs.tsx";
import { ButtonStates } from "./button-states.tsx";
import { FormSpecimens } from "./form-specimens.tsx";
import { Materials, TypeScale } from "./foundations.tsx";
import { SectionSpecimens } from "./section-specimens.tsx";
import { Specimen } from "./specimen.tsx";

export const meta = () =>
  pageMeta({
    title: "Specimen sheet",
    description: "Every primitive in every state.",
    keywords: "specimen",
    canonical: "/ui",
    noindex: true,
  });

/** For developers; not routed in production. */
export default function Page() {
  const { logo } = useFacts();
  return (
    <>
      <section className="ground-dark shingle-courses page-grid items-end gap-y-8 pt-40 pb-16">
        <div className="lg:col-span-8">
          <p className="label-caps mb-4 text-slate-300">Specimen sheet</p>
          <h1 className="drip-edge text-display">Slate, limestone, copper</h1>
        </div>
        <LogoMark paths={logo} className="h-20 lg:col-span-4 lg:justify-self-end" />
      </section>
      <div className="page-grid py-section">
        <TypeScale />
        <Materials />
        <Specimen title="Buttons" note="Copper is rare: one main action a screen.">
          <ButtonStates />
        </Specimen>
        <FormSpecimens />
        <Specimen title="Notices">
          <div className="grid gap-4 md:grid-cols-2">
            <Notice tone="info" title="Sundays are closed">
              Pick any other day of the next 30.
            </Notice>
            <Notice tone="success" title="Request submitted">
              We call you back within one working day.
            </Notice>
            <Notice tone="warning">Two or fewer times are left on this day.</Notice>
            <Notice tone="error" title="Error: the request was not sent">
              Please try again, or call us.
            </Notice>
          </div>
        </Specimen>
        <Specimen title="Loading and empty" note="A place holds the size of what will stand in it.">
          <div className="grid gap-8 md:grid-cols-2">
            <div aria-busy="true">
              <p className="mb-4 flex items-center gap-3" role="status">
                <Spinner /> Loading times...
              </p>
              <div className="grid grid-cols-3 gap-2">
                {["a", "b", "c", "d", "e", "f"].map((key) => (
                  <Skeleton key={key} className="h-12" />
                ))}
              </div>
            </div>
            <p className="grid min-h-36 place-items-center border border-dashed border-limestone-500 p-6 text-center text-slate-500">
              No articles match. Try another word.
            </p>
          </div>
        </Specimen>
        <Specimen title="Tabs">
          <Tabs
            label="Roofing materials"
            tabs={[
              {
                id: "asphalt",
                label: "Architectural shingle",
                content: <p>Shows 5⅝ in a course.</p>,
              },
              {
                id: "metal",
                label: "Standing seam metal",
                content: <p>Panels run ridge to eave.</p>,
              },
              { id: "slate", label: "Slate", content: <p>Laid with copper nails.</p> },
            ]}
          />
        </Specimen>
        <Specimen title="Folded on phones" note="Wider pages show the text always.">
          <PhoneFold summary={<h3 className="text-heading">Detailed proposal</h3>}>
            <p className="pb-5">Scope, materials and price, layer by layer.</p>
          </PhoneFold>
        </Specimen>
        <Specimen title="Accordion">
          <Accordion
            items={[
              { id: "q-1", title: "How long does it take?", content: <p>One to three days.</p> },
              {
                id: "q-2",
                title: "Do I have to be at home while you work on the roof?",
                content: <p>No. We need power outside, and cars out of the driveway.</p>,
                open: true,
              },
            ]}
          />
        </Specimen>
        <Specimen title="Drawing" note="Every slope is 6 in 12.">
          <EaveDrawing words={eave} className="w-full max-w-xl" />
        </Specimen>
        <Specimen title="Edges">
          <div className="grid gap-6 md:grid-cols-2">
            <div className="edge-eave ground-dark shingle-courses px-8 pb-8">
              <p>edge-eave</p>
              <div className="ground-light mt-4 p-4">
                ground-light:{" "}
                <a className="link" href="#top">
                  a link on a light panel
                </a>
              </div>
            </div>
            <div className="cut-pitch bg-limestone-200 p-8 pt-24">cut-pitch</div>
          </div>
        </Specimen>
      </div>
      <SectionSpecimens />
    </>
  );
}
