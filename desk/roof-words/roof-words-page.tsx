import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import {
  conditionsEditor,
  shotsEditor,
  roofWordsPage as words,
} from "#content/en/desk/roof-words.ts";
import { Behind, isChangedSince } from "#desk/business/behind.tsx";
import { businessQuery, factsNow, shippedFacts } from "#desk/business/business-queries.ts";
import { useChangeBusiness } from "#desk/business/use-change-business.ts";
import { useFocusFault } from "#desk/business/use-focus-fault.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import type { Business } from "#domain/business/business-settings.ts";
import { normalOverrides, overrideFaults } from "#domain/business/fact-faults.ts";
import { roofConditions, visitKinds } from "#domain/roof-photo/roof-photo.ts";
import { roofWordsLimits } from "#domain/roof-photo/roof-words.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { PartsEditor } from "./parts-editor.tsx";
import { ShotsEditor } from "./shots-editor.tsx";
import {
  readRoofWords,
  type TypedRoofWords,
  typedRoofWords,
  withoutPart,
} from "./typed-roof-words.ts";

/** What is said of photos of roofs, and what each kind of visit should show: the owner's words. */
export function Component() {
  const { data: business, error, refetch } = useQuery(businessQuery);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <div>
        <PageHeading title={words.title}>
          <ButtonLink to="/desk/business">{words.business}</ButtonLink>
        </PageHeading>
        <p className="max-w-prose pt-1 text-soft">{words.about}</p>
      </div>
      {error && !business && <Failed error={error} onRetry={refetch} />}
      {!error && !business && <Waiting rows={7} label={words.loading} />}
      {business && <RoofWordsForm business={business} />}
    </div>
  );
}

/** What somebody has typed, with the version of the settings that they began from. */
type TypedWords = { version: number; typed: TypedRoofWords };

function RoofWordsForm({ business }: { business: Business }) {
  const { settings, version } = business;
  const built = shippedFacts(business);
  const draft = useDraft<TypedWords | null>("business:roof-words", null);
  const [isTried, setTried] = useState(false);
  const [said, say] = useState("");
  const save = useChangeBusiness(() => {
    setTried(false);
    draft.clear();
  });
  const { form, focusFault } = useFocusFault();
  const { typed, version: from } = draft.value ?? {
    ...{ typed: typedRoofWords(factsNow(business).roofWords), version },
  };
  const read = { ...settings.overrides, ...readRoofWords(typed) };
  const found = overrideFaults(read, built);
  const refused = save.error instanceof ApiFailure ? save.error.fields : {};
  const faults = { ...refused, ...(isTried && found) };
  const faulty = Object.keys(faults).length;
  const isAbout = (path: string) => path.startsWith("roofWords.");
  const isBehind = draft.value !== null && isChangedSince(business, from, isAbout);
  const set = (part: Partial<TypedRoofWords>) => {
    save.reset();
    draft.set({ version: from, typed: { ...typed, ...part } });
  };
  const discard = () => {
    setTried(false);
    save.reset();
    draft.clear();
  };
  const submit = () => {
    setTried(true);
    if (Object.keys(found).length > 0) return focusFault();
    if (save.isPending || draft.value === null) return;
    save.mutate({ version, settings: { overrides: normalOverrides(read, built) } });
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PartsEditor
        parts={typed.parts}
        faults={faults}
        onChange={(parts) => set({ parts })}
        onRemove={(id) => set(withoutPart(typed, id))}
        onMoved={say}
      />
      <section aria-labelledby="conditions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h2 id="conditions" className="text-heading">
            {conditionsEditor.heading}
          </h2>
          <p className="max-w-prose pt-1 text-soft">{conditionsEditor.about}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          {roofConditions.map((one) => (
            <TextField
              key={one}
              label={conditionsEditor.label(built.roofWords.conditions[one])}
              autoComplete="off"
              maxLength={roofWordsLimits.name}
              value={typed.conditions[one]}
              error={faults[`roofWords.conditions.${one}`]}
              onChange={({ target }) =>
                set({ conditions: { ...typed.conditions, [one]: target.value } })
              }
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="visits" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h2 id="visits" className="text-heading">
            {shotsEditor.heading}
          </h2>
          <p className="max-w-prose pt-1 text-soft">{shotsEditor.about}</p>
        </div>
        <div>
          {visitKinds.map((kind) => (
            <ShotsEditor
              key={kind}
              kind={kind}
              shots={typed.shots[kind]}
              parts={typed.parts}
              faults={faults}
              onChange={(shots) => set({ shots: { ...typed.shots, [kind]: shots } })}
              onMoved={say}
            />
          ))}
        </div>
      </section>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isBehind && <Behind business={business} onUseMine={submit} onDiscard={discard} />}
      <div
        data-foot-bar=""
        className="sticky z-5 flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground py-3 max-md:bottom-(--above-foot) md:bottom-(--alarm)"
      >
        {!isBehind && (
          <Button type="submit" busy={save.isPending} disabled={draft.value === null}>
            {words.save}
          </Button>
        )}
        {draft.value !== null && !isBehind && (
          <Button look="plain" onClick={discard}>
            {words.discard}
          </Button>
        )}
        {isShipped(typed, built.roofWords) || (
          <Button look="plain" onClick={() => set(typedRoofWords(built.roofWords))}>
            {words.toShipped}
          </Button>
        )}
        <p role="status" className="text-small text-good empty:hidden">
          {save.data?.version === version && draft.value === null && words.saved}
        </p>
        {isTried && faulty > 0 && (
          <Notice tone="late">
            <p>{words.faulty(faulty)}</p>
          </Notice>
        )}
        {save.error && !isBehind && Object.keys(refused).length === 0 && (
          <Notice tone="late">
            <p>{failureText(save.error)}</p>
          </Notice>
        )}
      </div>
    </form>
  );
}

function isShipped(typed: TypedRoofWords, shipped: Parameters<typeof typedRoofWords>[0]): boolean {
  const said = (words: TypedRoofWords) => JSON.stringify(readRoofWords(words));
  return said(typed) === said(typedRoofWords(shipped));
}
