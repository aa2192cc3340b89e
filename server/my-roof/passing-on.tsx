import { audienceNames } from "#content/en/my-roof/audience-names.ts";
import { passing as words } from "#content/en/my-roof/report.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { type Audience, audiences, mostPassedOn } from "#domain/my-roof/audience.ts";

/** A link at which a report is passed on. */
export type PassedOn = {
  id: string;
  audience: Audience;
  /** Null: nobody can say it again. */
  address: string | null;
  madeOn: CalendarDay;
  opened: { last: CalendarDay; times: number } | null;
};

/** Makes links at which others read a report, and ends them. */
export function PassingOn({
  at,
  passedOn,
  nextLink,
}: {
  at: string;
  passedOn: readonly PassedOn[];
  nextLink: string;
}) {
  const address = `${at}/passed-on`;
  return (
    <section id="pass-on" aria-labelledby="passing" className="screen">
      <h2 id="passing">{words.heading}</h2>
      <p className="prose">{words.text}</p>
      {passedOn.map((link) => (
        <PassedOnLink key={link.id} link={link} action={address} />
      ))}
      {passedOn.length < mostPassedOn ? (
        <form method="post" action={address} className="pass">
          <fieldset>
            <legend>{words.choose}</legend>
            {audiences.map((audience, index) => (
              <label key={audience}>
                <input
                  type="radio"
                  name="audience"
                  value={audience}
                  required
                  defaultChecked={index === 0}
                />
                {words.to[audience]}
              </label>
            ))}
          </fieldset>
          <input type="hidden" name="id" value={nextLink} />
          <button type="submit" className="button">
            {words.make}
          </button>
        </form>
      ) : (
        <p className="note">{words.many}</p>
      )}
    </section>
  );
}

function PassedOnLink({
  link: { id, audience, address, madeOn, opened },
  action,
}: {
  link: PassedOn;
  action: string;
}) {
  const to = audienceNames[audience];
  const openings = opened
    ? words.opened(formatDay(opened.last, "dated"), opened.times)
    : words.notOpened;
  return (
    <div className="card">
      <h3>{words.to[audience]}</h3>
      {address !== null && (
        <p>
          <label className="sr" htmlFor={`link-${id}`}>
            {words.address(to)}
          </label>
          <input id={`link-${id}`} className="address" readOnly value={address} />
        </p>
      )}
      <p className="soft">
        {words.madeOn(formatDay(madeOn, "dated"))}, {openings}
      </p>
      <form method="post" action={action}>
        <input type="hidden" name="end" value={id} />
        <button type="submit" className="button quiet" aria-label={words.endOf(to)}>
          {words.end}
        </button>
      </form>
    </div>
  );
}
