import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { businessForm } from "#content/en/desk/business.ts";
import { isOffered } from "#content/offers.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { failureText } from "#desk/failure-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { Business } from "#domain/business/business-settings.ts";
import {
  entriesOf,
  type FactEntry,
  type FactGroup,
  factGroups,
} from "#domain/business/fact-entries.ts";
import { areSameFacts, withOverrides } from "#domain/business/facts.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { ChangedPages } from "./changed-pages.tsx";
import { Contradictions } from "./contradictions.tsx";
import { FactGroupFields } from "./fact-group.tsx";
import { changeLines, fullLabel } from "./fact-words.ts";
import { PinLeftBehind } from "./pin-left-behind.tsx";
import { hasFault, readTyped, type TypedFact, type TypedFacts } from "./typed-facts.ts";
import { useChangeBusiness } from "./use-change-business.ts";

const settable = entriesOf(built).filter(
  ({ fixed, group }) => !fixed && isOffered(factGroups[group]),
);

/** Every fact that an owner can set, by group. The draft stays until it is saved, even if somebody else changes them. */
export function BusinessForm({ business }: { business: Business }) {
  const { settings, version } = business;
  const draft = useDraft<TypedFacts | null>("business:facts", null);
  const [isTried, setTried] = useState(false);
  const [parameters] = useSearchParams();
  const [sought, seek] = useState(parameters.get("find") ?? "");
  const save = useChangeBusiness(() => {
    setTried(false);
    draft.clear();
  });
  const { typed, version: from } = draft.value ?? { typed: {}, version };
  const facts = withOverrides(built, settings.overrides);
  const read = readTyped(typed, { overrides: settings.overrides, facts, built });
  const next = withOverrides(built, read.sound);
  const refused = save.error instanceof ApiFailure ? save.error.fields : {};
  const faults = { ...refused, ...(isTried && read.faults) };
  const lines = changeLines({ from: settings, to: { ...settings, overrides: read.sound } });
  const isBehind = draft.value !== null && isChangedSince(business, from);
  const set = (path: string, value: TypedFact) => {
    save.reset();
    draft.set({ version: from, typed: { ...typed, [path]: value } });
  };
  const discard = () => {
    setTried(false);
    save.reset();
    draft.clear();
  };
  const form = useRef<HTMLFormElement>(null);
  // Once its group has opened.
  const focusFault = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      ),
    );
  const submit = (base: number) => {
    setTried(true);
    if (Object.keys(read.faults).length > 0) focusFault();
    if (Object.keys(read.faults).length > 0 || save.isPending) return;
    save.mutate({ version: base, settings: { overrides: read.overrides } });
  };
  const found = settable.filter((entry) => matches(entry, sought) || hasFault(entry.path, faults));
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
            overrides={read.overrides}
            faults={faults}
            onChange={set}
          />
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
          {Object.keys(read.faults).length === 0 && <ChangedPages overrides={read.overrides} />}
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

/** Whether somebody has set a fact since that version. Settling a question is no reason to look again. */
function isChangedSince({ version, history }: Business, from: number): boolean {
  if (version === from) return false;
  const since = history.filter((change) => change.version > from);
  return (
    since.length < version - from ||
    since.some((change) => !areSameFacts(change.from.overrides, change.to.overrides))
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

/** Somebody else has changed the settings since this draft was begun: says what, and asks whose to keep. */
function Behind({
  business: { history },
  onUseMine,
  onDiscard,
}: {
  business: Business;
  onUseMine: () => void;
  onDiscard: () => void;
}) {
  const [last] = history;
  return (
    <Notice tone="soon">
      <p className="font-semibold">
        {last?.by ?? businessForm.behind.somebody}
        {businessForm.behind.changedFirst}
        {last && (
          <span className="font-normal">
            {", "}
            <Moment at={last.at} />
          </span>
        )}
      </p>
      {last && (
        <ul>
          {changeLines(last).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onUseMine}>
          {businessForm.behind.saveMine}
        </Button>
        <Button look="quiet" onClick={onDiscard}>
          {businessForm.behind.keepTheirs}
        </Button>
      </div>
    </Notice>
  );
}
