import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { stateLawPage as words } from "#content/en/desk/state-law.ts";
import { builtFacts } from "#content/facts.ts";
import { businessQuery, factsNow } from "#desk/business/business-queries.ts";
import { useChangeBusiness } from "#desk/business/use-change-business.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import type { Business } from "#domain/business/business-settings.ts";
import type { BusinessFacts, Sentences } from "#domain/business/facts.ts";
import { isOffered } from "#domain/business/offers.ts";
import { isLawHere, longestSentence, ownSentence } from "#domain/business/state-law.ts";
import { usState } from "#domain/places/us-states.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { TextareaField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { lawSentences, writtenState } from "./law-sentences.ts";
import { LeftOutHere } from "./left-out-here.tsx";

const written = usState(writtenState)?.name ?? writtenState;

/** What the pages say about the law of the state for which they were written, and an owner's own sentences in its place. */
export function Component() {
  const { data: business, error, refetch } = useQuery(businessQuery);
  const facts = business && factsNow(business);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <PageHeading title={words.title(written)}>
        <ButtonLink to="/desk/business">{words.business}</ButtonLink>
      </PageHeading>
      {error && !business && <Failed error={error} onRetry={refetch} />}
      {!error && !business && <Waiting rows={7} label={words.loading} />}
      {business && facts && !usState(facts.state) && <StateFirst />}
      {business && facts && usState(facts.state) && <Law {...{ business, facts }} />}
    </div>
  );
}

/** A law is some state's. */
function StateFirst() {
  return (
    <p className="max-w-prose">
      {words.stateFirst}{" "}
      <Link to="/desk/set-up/area" className="text-link underline underline-offset-2">
        {words.toState}
      </Link>
    </p>
  );
}

function Law({ business, facts }: { business: Business; facts: BusinessFacts }) {
  const { version, settings } = business;
  const here = usState(facts.state)?.name ?? facts.state;
  const isHere = facts.state === writtenState;
  const isShown = isLawHere(facts, writtenState);
  const draft = useDraft<Sentences>("business:law", {});
  const [isTried, setTried] = useState(false);
  /** Sentences on their way; none while the law is confirmed or taken off, which leaves what is typed alone. */
  const sent = useRef<Sentences>(undefined);
  const change = useChangeBusiness(() => {
    if (sent.current) draft.finish(sent.current);
  });
  const fault = change.error instanceof ApiFailure ? change.error.fields["law.words"] : undefined;
  const set = (overrides: object) =>
    change.mutate({ version, settings: { overrides: { ...settings.overrides, ...overrides } } });
  const save = () => {
    setTried(true);
    sent.current = draft.value;
    const all = { ...facts.law.words, ...draft.value };
    const kept = Object.entries(all).flatMap(([named, text]) =>
      text.trim() ? [[named, text.trim()]] : [],
    );
    set({ "law.words": Object.fromEntries(kept) });
  };
  const about = isShown ? words.holds(written) : words.unconfirmed(written);
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) save();
      }}
    >
      <p className="max-w-prose text-soft">{isHere ? about : words.elsewhere(written, here)}</p>
      {isHere && (
        <Button
          look="quiet"
          type="button"
          busy={change.isPending && !isTried}
          onClick={() => {
            setTried(false);
            sent.current = undefined;
            set({ "law.confirmedFor": isShown ? "" : writtenState });
          }}
        >
          {isShown ? words.takeOff(written) : words.confirm(written)}
        </Button>
      )}
      <LeftOutHere facts={facts} region={builtFacts.serviceRegion} />
      <h2 className="text-heading">{words.sentences}</h2>
      <ul className="w-full border-t border-line">
        {lawSentences
          .filter((sentence) => isOffered(facts, sentence))
          .map(({ topic, name, about, page, said }) => {
            const named = ownSentence(facts.state, topic, name);
            return (
              <li
                key={named}
                className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line py-4 last:border-b-0"
              >
                <h3 className="font-semibold">{about}</h3>
                <p className="max-w-prose wrap-anywhere">
                  <span className="text-soft">{words.of(written)}</span>
                  {said}
                </p>
                <p className="text-small text-soft">
                  {words.shownOn}
                  <a href={page} className="text-link underline underline-offset-2">
                    {page}
                  </a>
                </p>
                <TextareaField
                  rows={2}
                  maxLength={longestSentence}
                  label={
                    <>
                      {words.own(here)}
                      <span className="sr-only">: {about}</span>
                    </>
                  }
                  value={draft.value[named] ?? facts.law.words[named] ?? ""}
                  onChange={({ target }) => draft.set({ ...draft.value, [named]: target.value })}
                />
              </li>
            );
          })}
      </ul>
      <div
        data-foot-bar=""
        className="sticky z-5 flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground py-3 max-md:bottom-(--above-foot) md:bottom-(--alarm)"
      >
        <Button type="submit" busy={change.isPending && isTried}>
          {words.save}
        </Button>
        <p role="status" className="text-small text-good empty:hidden">
          {change.isSuccess && Object.keys(draft.value).length === 0 && words.saved}
        </p>
        {change.error && (
          <Notice tone="late">
            <p>{fault ?? failureText(change.error)}</p>
          </Notice>
        )}
      </div>
    </form>
  );
}
