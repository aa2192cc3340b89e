import { useState } from "react";
import { useSearchParams } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { businessForm } from "#content/en/desk/business.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import type { Business } from "#domain/business/business-settings.ts";
import {
  entriesOf,
  type FactEntry,
  type FactGroup,
  factGroups,
} from "#domain/business/fact-entries.ts";
import { isOffered } from "#domain/business/offers.ts";
import { factsInPlace } from "#domain/places/place-overrides.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { AddressElsewhere } from "./address-elsewhere.tsx";
import { Behind, isChangedSince } from "./behind.tsx";
import { shippedFacts } from "./business-queries.ts";
import { ChangedPages } from "./changed-pages.tsx";
import { Contradictions } from "./contradictions.tsx";
import { FactGroupFields } from "./fact-group.tsx";
import { changeLines, fullLabel } from "./fact-words.ts";
import { MailboxTests } from "./mailbox-tests.tsx";
import { OutsideThen } from "./outside-hours.tsx";
import { PinLeftBehind } from "./pin-left-behind.tsx";
import { hasFault, readTyped, type TypedFact, type TypedFacts, withTyped } from "./typed-facts.ts";
import { useChangeBusiness } from "./use-change-business.ts";
import { useFocusFault } from "./use-focus-fault.ts";

/** Every fact that an owner can set, by group. The draft stays until it is saved, even if somebody else changes them. */
export function BusinessForm({ business }: { business: Business }) {
  const { settings, version } = business;
  const built = shippedFacts(business);
  const draft = useDraft<TypedFacts | null>("business:facts", null);
  const [isTried, setTried] = useState(false);
  const [parameters] = useSearchParams();
  const [sought, seek] = useState(parameters.get("find") ?? "");
  const save = useChangeBusiness(() => {
    setTried(false);
    draft.clear();
  });
  const { typed, version: from } = draft.value ?? { typed: {}, version };
  const facts = factsInPlace(built, settings.overrides);
  const read = readTyped(typed, { overrides: settings.overrides, facts, built });
  const next = factsInPlace(built, read.sound);
  const refused = save.error instanceof ApiFailure ? save.error.fields : {};
  const faults = { ...refused, ...(isTried && read.faults) };
  const lines = changeLines({ from: settings, to: { ...settings, overrides: read.sound } }, built);
  const isBehind = draft.value !== null && isChangedSince(business, from);
  const set = (path: string, value: TypedFact) => {
    save.reset();
    draft.set({ version: from, typed: withTyped(typed, path, value) });
  };
  const discard = () => {
    setTried(false);
    save.reset();
    draft.clear();
  };
  const { form, focusFault } = useFocusFault();
  const submit = (base: number) => {
    setTried(true);
    if (Object.keys(read.faults).length > 0) focusFault();
    if (Object.keys(read.faults).length > 0 || save.isPending) return;
    save.mutate({ version: base, settings: { overrides: read.overrides } });
  };
  const settable = entriesOf(built).filter(({ fixed }) => !fixed);
  // What is switched off in the form takes its prices and terms along at once.
  const found = settable.filter(
    (entry) =>
      hasFault(entry.path, faults) ||
      (!factGroups[entry.group].isApart &&
        isOffered(next, factGroups[entry.group]) &&
        matches(entry, sought)),
  );
  const faulty = Object.keys(faults).length;
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(version);
      }}
    >
      <div className="max-w-md">
        <TextField
          type="search"
          label={businessForm.find.label}
          hint={businessForm.find.hint}
          autoComplete="off"
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      </div>
      <Contradictions facts={next} onFind={seek} />
      <AddressElsewhere facts={next} />
      <PinLeftBehind facts={next} before={[built, facts]} onFind={seek} />
      {sought.trim() !== "" && (
        <p role="status" className="text-small text-soft">
          {found.length === 0
            ? businessForm.find.nothing(sought.trim())
            : businessForm.find.found(found.length)}
        </p>
      )}
      <div>
        {(Object.keys(factGroups) as FactGroup[]).map((group) => (
          <FactGroupFields
            key={group}
            group={group}
            entries={found.filter((entry) => entry.group === group)}
            isSought={sought.trim() !== ""}
            typed={typed}
            facts={facts}
            built={built}
            overrides={read.overrides}
            faults={faults}
            onChange={set}
          >
            {group === "mailboxes" && <MailboxTests mailboxes={business.mailboxes} />}
          </FactGroupFields>
        ))}
      </div>
      {lines.length > 0 && !isBehind && (
        <div className="grid gap-1 border-s-4 border-line ps-3">
          <p className="text-small text-soft">{businessForm.willSay}</p>
          <ul className="tabular-nums">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          {Object.keys(read.faults).length === 0 && (
            <>
              <OutsideThen overrides={read.overrides} now={settings.overrides} />
              <ChangedPages overrides={read.overrides} />
            </>
          )}
        </div>
      )}
      {isTried && faulty > 0 && (
        <Notice tone="late">
          <p>{businessForm.faulty(faulty)}</p>
        </Notice>
      )}
      {isBehind ? (
        <Behind business={business} onUseMine={() => submit(version)} onDiscard={discard} />
      ) : (
        save.error &&
        Object.keys(refused).length === 0 && (
          <Notice tone="late">
            <p>{failureText(save.error)}</p>
          </Notice>
        )
      )}
      {save.data?.version === version && draft.value === null && (
        <p role="status" className="text-small text-good">
          {businessForm.saved}
        </p>
      )}
      {!isBehind && (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" type="submit" busy={save.isPending} disabled={draft.value === null}>
            {businessForm.save}
          </Button>
          {draft.value !== null && (
            <Button look="plain" onClick={discard}>
              {businessForm.discard}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** Whether each word that is sought begins a word of the fact's name. */
function matches(entry: FactEntry, sought: string): boolean {
  const words = fullLabel(entry)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return sought
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}
