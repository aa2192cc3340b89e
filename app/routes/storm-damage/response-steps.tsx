import { useWords } from "#app/facts/use-facts.ts";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { response } from "#content/en/storm-damage.ts";

/** From the call to the finished roof. */
export function ResponseSteps() {
  const words = useWords(response);
  return (
    <section
      aria-labelledby="response"
      className="edge-eave ground-dark shingle-courses page-grid gap-y-10 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)]"
    >
      <h2 id="response" className="text-title lg:col-span-8">
        {words.heading}
      </h2>
      <Timeline steps={words.steps} across />
    </section>
  );
}
