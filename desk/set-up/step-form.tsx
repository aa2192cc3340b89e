import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { setUpSteps, stepForm as words } from "#content/en/desk/set-up.ts";
import { AddressElsewhere } from "#desk/business/address-elsewhere.tsx";
import { Behind } from "#desk/business/behind.tsx";
import { BrandSample } from "#desk/business/brand-sample.tsx";
import { shippedFacts } from "#desk/business/business-queries.ts";
import { FactFields } from "#desk/business/fact-fields.tsx";
import { MailboxTests } from "#desk/business/mailbox-tests.tsx";
import { NeverOffered } from "#desk/business/never-offered.tsx";
import { brandOf } from "#desk/business/typed-brand.ts";
import {
  hasFault,
  type TypedFact,
  type TypedFacts,
  withTyped,
} from "#desk/business/typed-facts.ts";
import { useFocusFault } from "#desk/business/use-focus-fault.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import type { OwnMailbox } from "#domain/business/own-mailboxes.ts";
import type { StepFacts } from "#domain/business/set-up-steps.ts";
import { factsInPlace } from "#domain/places/place-overrides.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Folded } from "./folded.tsx";
import { placeOfStep } from "./step-draft.ts";
import { isOvertaken, readOver, useSaveStep } from "./use-save-step.ts";

/** The facts of a step. What was typed stays in this browser until it is saved. */
export function StepForm({
  business,
  facts: { step, shown, folded },
  back,
  next,
  onSaved,
}: {
  business: Business;
  facts: StepFacts;
  /** Addresses of the steps before, if there is one, and after. */
  back: string | undefined;
  next: string;
  /** Told of the version in which it was saved, to go on. */
  onSaved: (version: number) => void;
}) {
  const { settings, version } = business;
  const draft = useDraft<TypedFacts | null>(placeOfStep(step.id), null);
  const [isTried, setTried] = useState(false);
  const { form, focusFault } = useFocusFault();
  const saved = () => {
    setTried(false);
    draft.clear();
  };
  const save = useSaveStep(step.id, saved);
  const typing = draft.value ?? { typed: {}, version };
  const read = readOver(business, typing.typed);
  const refused = save.error instanceof ApiFailure ? save.error.fields : {};
  const faults = { ...refused, ...(isTried && read.faults) };
  const isBehind = draft.value !== null && isOvertaken(business, typing);
  const set = (path: string, value: TypedFact) => {
    save.reset();
    draft.set({ version: typing.version, typed: withTyped(typing.typed, path, value) });
  };
  /** Undefined when it cannot be saved. */
  const store = async (from: TypedFacts): Promise<Business | undefined> => {
    setTried(true);
    if (Object.keys(read.faults).length > 0) focusFault();
    if (Object.keys(read.faults).length > 0 || save.isPending) return undefined;
    // It says itself why it failed.
    return save.mutateAsync({ business, draft: from }).catch(() => undefined);
  };
  const submit = async (from: TypedFacts) => {
    const stored = await store(from);
    if (stored) onSaved(stored.version);
    else focusFault();
  };
  const { page } = setUpSteps[step.id];
  const fields = {
    ...{ typed: typing.typed, faults, onChange: set, overrides: read.overrides },
    built: shippedFacts(business),
    facts: factsInPlace(shippedFacts(business), settings.overrides),
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(typing);
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <FactFields entries={shown} {...fields} />
        {folded.length > 0 && (
          <Folded
            entries={folded}
            facts={fields.facts}
            isFaulty={folded.some(({ path }) => hasFault(path, faults))}
          >
            <FactFields entries={folded} {...fields} />
          </Folded>
        )}
      </div>
      {step.id === "hours" && <NeverOffered facts={factsInPlace(fields.built, read.sound)} />}
      {step.id === "area" && <AddressElsewhere facts={factsInPlace(fields.built, read.sound)} />}
      {step.id === "brand" && <BrandSample {...brandOf(typing.typed, fields.facts)} />}
      {step.id === "mailboxes" && (
        <MailboxTests
          mailboxes={typedMailboxes(typing.typed, business.mailboxes)}
          onBefore={draft.value ? async () => (await store(typing)) !== undefined : undefined}
        />
      )}
      <Faults faults={faults} of={[...shown, ...folded].map(({ path }) => path)} />
      {isBehind ? (
        <Behind
          business={business}
          onUseMine={() => void submit({ ...typing, version })}
          onDiscard={() => {
            save.reset();
            saved();
          }}
        />
      ) : (
        save.error &&
        Object.keys(refused).length === 0 && (
          <Notice tone="late">
            <p>{failureText(save.error)}</p>
          </Notice>
        )
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {!isBehind && (
          <Button type="submit" busy={save.isPending}>
            {words.save}
          </Button>
        )}
        <ButtonLink look="plain" to={next}>
          {words.skip}
        </ButtonLink>
        {back && (
          <ButtonLink look="plain" to={back}>
            {words.back}
          </ButtonLink>
        )}
      </div>
      {page && (
        <a
          href={page.to}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 items-center gap-1 justify-self-start text-link underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {words.see(page.label)}
          <ArrowUpRight aria-hidden="true" className="size-4" strokeWidth={1.75} />
          <span className="sr-only">{words.newTab}</span>
        </a>
      )}
    </form>
  );
}

/** Where a test goes that is sent once what was typed is saved. */
function typedMailboxes(
  typed: TypedFacts["typed"],
  now: Business["mailboxes"],
): Business["mailboxes"] {
  const entered = (mailbox: OwnMailbox) => String(typed[`mailboxes.${mailbox}`] ?? "").trim();
  return {
    office: entered("office") || now.office,
    emergency: entered("emergency") || now.emergency,
  };
}

/** What is wrong, once somebody has tried to save: how many of these, and what of other steps' facts they do not agree with. */
function Faults({
  faults,
  of,
}: {
  faults: Readonly<Record<string, string>>;
  of: readonly string[];
}) {
  const here = of.filter((path) => hasFault(path, faults)).length;
  const elsewhere = Object.entries(faults).filter(
    ([at]) => !of.some((path) => at === path || at.startsWith(`${path}.`)),
  );
  if (here === 0 && elsewhere.length === 0) return null;
  return (
    <Notice tone="late">
      {here > 0 && <p>{words.faulty(here)}</p>}
      {elsewhere.map(([path, fault]) => (
        <p key={path}>
          {entryAt(path)?.label ?? path}: {fault}
        </p>
      ))}
    </Notice>
  );
}
