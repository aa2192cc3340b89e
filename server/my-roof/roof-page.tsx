import { estimateCard } from "#content/en/my-roof/estimate.ts";
import {
  appointments as appointmentWords,
  aside as asideWords,
  photos as photoWords,
  quiz as quizWords,
  report as reportWords,
  myRoof as words,
} from "#content/en/my-roof/page.ts";
import { consentPage as consentWords, ownerViewWords } from "#content/en/project-consent.ts";
import { answerText } from "#content/en/report.ts";
import { appointmentPath, pageUrl } from "#content/links.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { amountText } from "#domain/lead/amount.ts";
import { isOnSite, isOpen, type OwnerView } from "#domain/project/owner-view.ts";
import type { SeenEstimate } from "#server/estimate/seen-estimate.ts";
import { type Framing, framed, type PlainDocument } from "./page-frame.tsx";
import type { SeenReport } from "./seen-report.ts";
import type { SeenAppointment, SeenPhoto, SeenRoof } from "./seen-roof.ts";

/**
 * What somebody has with us, as one page.
 * @param at its own address, without a host.
 */
export function roofPage(
  framing: Framing,
  roof: SeenRoof,
  { at, isPreview }: { at: string; isPreview: boolean },
): PlainDocument {
  const { profile } = framing;
  const [first] = roof.appointments;
  const next = first && isAhead(first) ? first : undefined;
  const report = roof.reports.find(({ stands }) => stands);
  return framed(framing, {
    title: words.title,
    seenMark: `${at}/seen.svg`,
    ...(isPreview && { isPreview: words.preview }),
    children: (
      <>
        <div className="dark">
          <div className="grid opening">
            <p className="label">{words.label}</p>
            <h1 className="drip">{roof.address ?? words.heading}</h1>
            <dl className="block">
              <Fact label={words.since} value={formatDay(roof.since, "dated")} />
              <Fact label={words.next} value={next ? whenOf(next) : words.nothingBooked} />
              <Fact
                label={words.report}
                value={report ? words.sentOn(formatDay(report.sentOn, "dated")) : words.noReport}
              />
            </dl>
          </div>
        </div>
        <div className="grid body two">
          <div className="main">
            <Finished finished={roof.finished} at={at} />
            <Estimates estimates={roof.estimates} at={at} />
            <Reports reports={roof.reports} at={at} />
            <Appointments appointments={roof.appointments} profile={profile} />
            <Quizzes quizzes={roof.quizzes} />
            <Photos photos={roof.photos} at={at} />
          </div>
          <Aside profile={profile} />
        </div>
      </>
    ),
  });
}

const isAhead = ({ status, isPast }: SeenAppointment) => status !== "cancelled" && !isPast;

function whenOf({ date, timeSlot }: SeenAppointment): string {
  return `${formatDay(date, "short")}, ${slotLabel(timeSlot)}`;
}

function stateOf({ status, isPast, isNow, isConfirmed }: SeenAppointment): string {
  const { states } = appointmentWords;
  if (status === "cancelled") return states.cancelled;
  if (isNow) return states.now;
  if (isPast) return states.past;
  if (status === "pending") return states.pending;
  return isConfirmed ? states.confirmed : states.booked;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Appointments({
  appointments,
  profile,
}: {
  appointments: readonly SeenAppointment[];
  profile: BusinessProfile;
}) {
  const ahead = appointments.filter(isAhead);
  const over = appointments.filter((one) => !isAhead(one));
  return (
    <section aria-labelledby="inspections">
      <h2 id="inspections">
        {ahead.length > 0 || over.length === 0
          ? appointmentWords.heading.ahead
          : appointmentWords.heading.over}
      </h2>
      {ahead.map((one) => (
        <AheadCard key={one.id} appointment={one} profile={profile} />
      ))}
      {ahead.length === 0 && (
        <div className="card copper screen">
          <p>{appointmentWords.none}</p>
          <p className="acts">
            <a className="button" href="/schedule-inspection">
              {appointmentWords.book}
            </a>
          </p>
        </div>
      )}
      {over.map((one) => (
        <p key={one.id} className="past">
          <a href={appointmentPath(one.id)}>{whenOf(one)}</a>
          <span className="soft">{stateOf(one)}</span>
        </p>
      ))}
    </section>
  );
}

/** Its presses are those of the appointment's own page. */
function AheadCard({
  appointment,
  profile,
}: {
  appointment: SeenAppointment;
  profile: BusinessProfile;
}) {
  const { id, date, timeSlot, address, status, isOfferedEarlier } = appointment;
  const to = (query = "") =>
    pageUrl("", `${appointmentPath(id)}${query}` as `/appointments/${string}`);
  const isFirm = status === "booked";
  return (
    <div className="card live">
      <dl className="facts">
        <Fact label={appointmentWords.day} value={formatDay(date)} />
        <Fact
          label={appointmentWords.time}
          value={`${slotLabel(timeSlot)}, ${profile.timeZoneName}`}
        />
        <Fact label={appointmentWords.address} value={address} />
        <Fact label={appointmentWords.status} value={stateOf(appointment)} />
      </dl>
      <p className="acts">
        {isFirm ? (
          <>
            <a className="button" href={to()}>
              {appointmentWords.open}
            </a>
            <a className="button quiet" href={to("?change=move")}>
              {appointmentWords.move}
            </a>
          </>
        ) : (
          <a className="button" href={to()}>
            {appointmentWords.open}
          </a>
        )}
      </p>
      <p className="acts">
        {isFirm && isOfferedEarlier && (
          <a className="plain" href={to("#earlier")}>
            {appointmentWords.earlier}
          </a>
        )}
        {isFirm && (
          <a className="plain" href={to("/inspection.ics")}>
            {appointmentWords.calendar}
          </a>
        )}
        <a className="plain" href={to("?change=cancel")}>
          {appointmentWords.cancel}
        </a>
      </p>
    </div>
  );
}

/** Whether a finished roof of theirs may be shown: what was not answered yet stands first. */
function Finished({ finished, at }: { finished: SeenRoof["finished"]; at: string }) {
  if (finished.length === 0) return null;
  const [open, answered] = [true, false].map((one) =>
    finished.filter(({ view }) => isOpen(view) === one),
  );
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{consentWords.title}</h2>
      {[...(open ?? []), ...(answered ?? [])].map(({ id, view }) => (
        <div key={id} className={isOpen(view) ? "card copper" : "card"}>
          <p className="prose">{ownerViewWords[view][isOpen(view) ? "lead" : "said"]}</p>
          <p className="acts">
            <a
              className={isOpen(view) ? "button" : "button quiet"}
              href={`${at}/finished-roof/${id}`}
            >
              {consentWords.press[pressOf(view)]}
            </a>
          </p>
        </div>
      ))}
    </section>
  );
}

function pressOf(view: OwnerView): keyof typeof consentWords.press {
  if (isOpen(view)) return "asked";
  if (view === "refused" || view === "taken-back") return "closed";
  return isOnSite(view) ? "shown" : "agreed";
}

/** The answer of each in one sentence, and the way to all of it. */
function Reports({ reports, at }: { reports: readonly SeenReport[]; at: string }) {
  const standing = reports.filter(({ stands }) => stands);
  if (standing.length === 0) return null;
  return (
    <section aria-labelledby="report">
      <h2 id="report">{reportWords.heading}</h2>
      {standing.map(({ id, answer, conditions, address, lookedOn, by }) => (
        <div key={id} className="card copper">
          <h3>{answerText(answer, conditions)}</h3>
          <p className="soft">
            {[address, formatDay(lookedOn, "dated"), by].filter(Boolean).join(", ")}
          </p>
          <p className="acts">
            <a className="button" href={`${at}/report/${id}`}>
              {reportWords.read}
            </a>
            <a className="button quiet" href={`${at}/report/${id}#pass-on`}>
              {reportWords.passOn}
            </a>
          </p>
        </div>
      ))}
    </section>
  );
}

/** What each comes to, and the way to all of it. */
function Estimates({ estimates, at }: { estimates: readonly SeenEstimate[]; at: string }) {
  const standing = estimates.filter(({ stands }) => stands);
  if (standing.length === 0) return null;
  return (
    <section aria-labelledby="estimate">
      <h2 id="estimate">{estimateCard.heading}</h2>
      {standing.map(({ id, span, content: { options, validUntil }, address, by }) => (
        <div key={id} className="card copper">
          <h3>
            {options.length === 1
              ? estimateCard.one(amountText(span.from))
              : estimateCard.many(options.length, amountText(span.from), amountText(span.to))}
          </h3>
          <p className="soft">
            {[address, validUntil && estimateCard.until(formatDay(validUntil, "dated")), by]
              .filter(Boolean)
              .join(", ")}
          </p>
          <p className="acts">
            <a className="button" href={`${at}/estimate/${id}`}>
              {estimateCard.read}
            </a>
          </p>
        </div>
      ))}
    </section>
  );
}

function Quizzes({ quizzes }: Pick<SeenRoof, "quizzes">) {
  return quizzes.slice(0, 1).map(({ on, category, urgency, recommendation }) => (
    <section key={on} aria-labelledby="quiz">
      <h2 id="quiz">{quizWords.heading}</h2>
      <div className={`card band-${urgency}`}>
        <h3>{category}</h3>
        {recommendation && <p className="prose">{recommendation}</p>}
        <p className="soft">{quizWords.on(formatDay(on, "dated"))}</p>
      </div>
    </section>
  ));
}

function Photos({ photos, at }: { photos: readonly SeenPhoto[]; at: string }) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{photoWords.heading(photos.length)}</h2>
      <p className="soft">{photoWords.text}</p>
      <ul className="pictures">
        {photos.map(({ id, width, height, turn }, index) => (
          <li key={id}>
            <a href={`${at}/photos/${id}`}>
              <img
                src={`${at}/photos/${id}?size=small`}
                alt={photoWords.photo(index + 1, photos.length)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className={`turn-${turn}`}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Aside({ profile: { phone } }: { profile: BusinessProfile }) {
  return (
    <aside className="aside" aria-labelledby="about">
      <section>
        <h2 id="about">{asideWords.heading}</h2>
        <p>{asideWords.private}</p>
        <p>{asideWords.renew}</p>
        <p>
          {asideWords.questions.before}
          <a href={`tel:${phone.e164}`}>{phone.display}</a>
          {asideWords.questions.after}
        </p>
      </section>
    </aside>
  );
}
