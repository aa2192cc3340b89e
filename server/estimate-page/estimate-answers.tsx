import { noReasonNames } from "#content/en/estimate/book-item-names.ts";
import { answering as words } from "#content/en/my-roof/estimate.ts";
import { dayInZone, formatDay } from "#domain/calendar/calendar-day.ts";
import type { EstimateAnswer } from "#domain/estimate/estimate-contract.ts";
import { estimateLimits, noReasons } from "#domain/estimate/estimate-terms.ts";
import type { SeenEstimate } from "#server/estimate/seen-estimate.ts";
import type { EstimateAt } from "./estimate-at.ts";

/** What its person has said last that is no question: it holds. */
export function standingAnswer({ answers }: SeenEstimate): EstimateAnswer | undefined {
  return answers.find(({ kind }) => kind !== "question");
}

/** What the person of an estimate has said, and may say. */
export function Answers({ seen, place }: { seen: SeenEstimate; place: EstimateAt }) {
  const standing = standingAnswer(seen);
  const mayAnswer = seen.stands && !place.isPreview;
  // 'Not now' puts reminders off until its day.
  const mayBeReminded = !standing || standing.kind === "later";
  return (
    <section id="answer" aria-labelledby="answering">
      <h2 id="answering">{words.heading}</h2>
      {place.said && (
        <p className="fault" role="alert">
          {place.said.fault}
        </p>
      )}
      <WhatWasSaid seen={seen} place={place} />
      {!seen.signed && (
        <div className="note">
          <p>
            <strong>{words.follows.heading}</strong>
          </p>
          <p className="prose">{words.follows.text}</p>
        </div>
      )}
      {mayAnswer && (
        <div className="answers screen">
          <Ask seen={seen} place={place} />
          {!seen.signed && standing?.kind !== "no" && <NotNow place={place} />}
          {!seen.signed && standing?.kind !== "no" && <No place={place} />}
          {!seen.signed && mayBeReminded && <NoReminders seen={seen} place={place} />}
        </div>
      )}
    </section>
  );
}

function WhatWasSaid({ seen, place }: { seen: SeenEstimate; place: EstimateAt }) {
  const { answers, signed, content } = seen;
  const standing = standingAnswer(seen);
  const dayOf = (at: string) => formatDay(dayInZone(Date.parse(at), place.timeZone), "dated");
  const named = (id: string | null) => content.options.find((one) => one.id === id);
  return (
    <>
      {signed && (
        <p className="note">{words.signed(named(signed.optionId)?.name ?? "", dayOf(signed.at))}</p>
      )}
      {standing && !signed && (
        <p className="note">
          {saidText(standing, named(standing.optionId)?.name ?? "", dayOf(standing.at))}{" "}
          {words.said.change}
        </p>
      )}
      {answers
        .filter(({ kind }) => kind === "question")
        .map(({ id, optionId, lineId, at, words: asked }) => {
          const option = named(optionId);
          const all = option ? [...option.lines, ...option.allowances] : [];
          const about = all.find((line) => line.id === lineId)?.what ?? option?.name ?? "";
          return (
            <div key={id} className="past">
              <p className="prose">
                <strong>{words.asked(about, dayOf(at))}:</strong> {asked}
              </p>
            </div>
          );
        })}
    </>
  );
}

function saidText({ kind, day }: EstimateAnswer, option: string, on: string): string {
  if (kind === "chosen") return words.said.chosen(option, on);
  if (kind === "later" && day) return words.said.later(formatDay(day), on);
  return words.said.no(on);
}

type Placed = { place: EstimateAt };

function Hidden({ place, kind }: Placed & { kind: EstimateAnswer["kind"] }) {
  return (
    <>
      <input type="hidden" name="id" value={`${place.nextAnswer}-${kind}`} />
      <input type="hidden" name="kind" value={kind} />
    </>
  );
}

function Words({ place, kind, label }: Placed & { kind: EstimateAnswer["kind"]; label: string }) {
  const typed = place.said?.kind === kind ? place.said.words : "";
  return (
    <>
      <label htmlFor={`words-${kind}`}>{label}</label>
      <textarea
        id={`words-${kind}`}
        name="words"
        rows={4}
        maxLength={estimateLimits.answer}
        defaultValue={typed}
        required={kind === "question"}
      />
    </>
  );
}

function Ask({ seen, place }: Placed & { seen: SeenEstimate }) {
  return (
    <form method="post" action={`${place.at}/answer`} className="ask">
      <h3>{words.ask.heading}</h3>
      <p className="soft">{words.ask.text}</p>
      <Hidden place={place} kind="question" />
      <label htmlFor="about">{words.ask.about}</label>
      <select id="about" name="about">
        <option value="">{words.ask.all}</option>
        {seen.content.options.map((option) => (
          <optgroup key={option.id} label={option.name}>
            {[...option.lines, ...option.allowances].map(({ id, what }) => (
              <option key={id} value={`${option.id}/${id}`}>
                {what}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Words place={place} kind="question" label={words.ask.words} />
      <button type="submit" className="button">
        {words.ask.send}
      </button>
    </form>
  );
}

function NotNow({ place }: Placed) {
  return (
    <form method="post" action={`${place.at}/answer`} className="ask">
      <h3>{words.later.heading}</h3>
      <p className="soft">{words.later.text}</p>
      <Hidden place={place} kind="later" />
      <label htmlFor="day">{words.later.day}</label>
      <input id="day" name="day" type="date" required />
      <Words place={place} kind="later" label={words.later.words} />
      <button type="submit" className="button quiet">
        {words.later.send}
      </button>
    </form>
  );
}

/** Once there was a reminder. */
function NoReminders({ seen: { reminders }, place }: Placed & { seen: SeenEstimate }) {
  if (reminders.isOff) return <p className="soft">{words.reminders.areOff}</p>;
  if (reminders.lastAt === null) return null;
  return (
    <form method="post" action={`${place.at}/no-reminders`} className="ask">
      <h3>{words.reminders.heading}</h3>
      <p className="soft">{words.reminders.text}</p>
      <button type="submit" className="button quiet">
        {words.reminders.send}
      </button>
    </form>
  );
}

function No({ place }: Placed) {
  return (
    <form method="post" action={`${place.at}/answer`} className="ask">
      <h3>{words.no.heading}</h3>
      <Hidden place={place} kind="no" />
      <fieldset>
        <legend>{words.no.reason}</legend>
        {noReasons.map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} required />
            {noReasonNames[reason]}
          </label>
        ))}
      </fieldset>
      <Words place={place} kind="no" label={words.no.words} />
      <button type="submit" className="button quiet">
        {words.no.send}
      </button>
    </form>
  );
}
