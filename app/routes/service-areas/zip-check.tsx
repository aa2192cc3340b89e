import { type FormEvent, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useFacts } from "#app/facts/use-facts.ts";
import { useOwnArea } from "#app/facts/use-own-area.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { counties } from "#content/counties.ts";
import { listed } from "#content/en/figures.ts";
import { whenWeRespond } from "#content/en/response-times-in-words.ts";
import { zipCheck } from "#content/en/service-areas.ts";
import { countyPath } from "#content/links.ts";
import type { LinkTarget } from "#content/pages.ts";
import { furtherPlace } from "#content/places.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import { zipGroups } from "#content/zip-codes.ts";
import { checkZip, type ZipAnswer } from "#domain/service-area/zip-check.ts";
import { Button } from "#ui/pages/button.tsx";

/** The question is in the address, so that it is answered without scripts too. */
const parameter = "zip";

const fieldId = "zip";
const answerId = "zip-answer";

/** From a ZIP code to its county and response time, where that is certain. */
export function ZipCheck() {
  const [search, setSearch] = useSearchParams();
  const facts = useFacts();
  const words = zipCheck(facts);
  const own = useOwnArea();
  const known = {
    // The table knows more than the list of all counties: an owner's sentence about a county changes no answer.
    groups: saidOfRegion(facts, zipGroups) ?? own?.zipGroups ?? [],
    counties: own?.counties ?? counties,
    further: saidOfRegion(facts, furtherPlace),
  };
  const typed = search.get(parameter);
  const field = useRef<HTMLInputElement>(null);
  /** What the form has sent last, or what is answered. Who types on while that is on its way keeps it; any other answer is the field's, too. */
  const asked = useRef(typed ?? "");
  useEffect(() => {
    const text = typed ?? "";
    if (!field.current || asked.current === text) return;
    asked.current = field.current.value = text;
  }, [typed]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const zip = String(new FormData(event.currentTarget).get(parameter) ?? "");
    asked.current = zip.trim();
    // What is wrong with a ZIP code is the field's description.
    const focus = checkZip(zip, known).kind === "invalid" ? fieldId : answerId;
    setSearch({ [parameter]: zip }, { preventScrollReset: true, state: { focus } });
  }

  return (
    <form
      id="zip-check"
      action={"/service-areas#zip-check" satisfies LinkTarget}
      onSubmit={onSubmit}
      aria-labelledby="zip-check-heading"
      className="print:hidden"
    >
      <h3 id="zip-check-heading" className="text-lead">
        {words.heading}
      </h3>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor={fieldId} className="block text-small font-semibold">
            {words.label}
          </label>
          <input
            id={fieldId}
            name={parameter}
            ref={field}
            defaultValue={typed ?? ""}
            inputMode="numeric"
            autoComplete="postal-code"
            aria-describedby={`zip-hint ${answerId}`}
            className="mt-1 block min-h-12 w-40 max-w-full rounded-sm border border-limestone-500 bg-white px-3 text-body tabular-nums hover:border-slate-900"
          />
        </div>
        <Button look="quiet">{words.action}</Button>
      </div>
      <p id="zip-hint" className="mt-2 text-small text-slate-700">
        {words.hint}
      </p>
      <div id={answerId} role="status" tabIndex={-1} className="mt-3">
        {typed !== null && <Answer answer={checkZip(typed, known)} />}
      </div>
    </form>
  );
}

function Answer({ answer }: { answer: ZipAnswer }) {
  const facts = useFacts();
  const words = zipCheck(facts);
  if (answer.kind === "invalid") return <p className="font-semibold">{words.invalid}</p>;
  if (answer.kind === "county") {
    const { zip, county } = answer;
    return (
      <>
        <p className="font-semibold">
          {words.county(zip, county, whenWeRespond(facts, county.type))}
        </p>
        <p>
          <PageLink to={countyPath(county)} className="link inline-flex min-h-11 items-center">
            {words.show(county)}
          </PageLink>
        </p>
        <p className="text-small text-slate-700">{words.note}</p>
      </>
    );
  }
  return (
    <>
      <p className="font-semibold">
        {answer.kind === "city" ? words.city(answer.zip, answer.city) : words.unsure(answer.zip)}
      </p>
      <p className="mt-1">{explanationOf(answer, words)}</p>
      <p>
        <PhoneLink className="inline-flex min-h-11 items-center font-bold" />
      </p>
    </>
  );
}

function explanationOf(
  answer: Exclude<ZipAnswer, { kind: "invalid" | "county" }>,
  words: ReturnType<typeof zipCheck>,
): string {
  if (answer.kind === "shared") return words.shared(listed(answer.places, "or"));
  return answer.kind === "city" ? words.askCity : words.unknown;
}
