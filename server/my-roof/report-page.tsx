import { myRoof as roofWords } from "#content/en/my-roof/page.ts";
import {
  advice as adviceWords,
  drawing as drawingWords,
  findings as findingWords,
  looks as lookWords,
  measures as measureWords,
  otherPhotos as otherWords,
  passedOnNote,
  reportPage as words,
} from "#content/en/my-roof/report.ts";
import {
  adviceNames,
  answerText,
  countedNames,
  deckingNames,
  exhaustNames,
  intakeNames,
  lengthNames,
  lookedAtNames,
  notCloseNames,
  placeText,
  reportAreaNames,
  urgencyNames,
  yearsText,
} from "#content/en/report.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import type { Audience } from "#domain/my-roof/audience.ts";
import { withThousands } from "#domain/page/thousands.ts";
import type { Finding, ReportContent, ReportMeasures } from "#domain/report/report-content.ts";
import type { ReportPhoto } from "#domain/report/report-contract.ts";
import { urgencies } from "#domain/report/report-terms.ts";
import { type Framing, framed, type PlainDocument } from "./page-frame.tsx";
import { type PassedOn, PassingOn } from "./passing-on.tsx";
import { ReportPicture } from "./report-picture.tsx";
import { RoofDrawing } from "./roof-drawing.tsx";
import type { SeenReport } from "./seen-report.ts";

/** Where a report is read: on its person's own page, or by somebody to whom it was passed on. */
export type ReadAt =
  | {
      of: "person";
      /** Addresses of their page, and of the report on it, without a host. */
      home: string;
      at: string;
      passedOn: readonly PassedOn[];
      /** Of the next link that is made, so that a press that is repeated makes one. */
      nextLink: string;
      isPreview: boolean;
    }
  | { of: "others"; at: string; audience: Audience };

/** The report of an inspection as a page, and on paper a document. Its answer stands first. */
export function reportPage(framing: Framing, seen: SeenReport, place: ReadAt): PlainDocument {
  const { content } = seen;
  const numbered = content.findings.toSorted((one, other) => pressure(one) - pressure(other));
  const pictures = new Map(seen.photos.map((photo) => [photo.id, photo]));
  const named = new Set(numbered.flatMap(({ photos }) => photos));
  const others = seen.photos.filter(({ id }) => !named.has(id));
  return framed(framing, {
    title: words.title,
    seenMark: `${place.at}/seen.svg`,
    ...(place.of === "person" && place.isPreview && { isPreview: roofWords.preview }),
    children: (
      <>
        <div className="dark">
          <div className="grid opening">
            <p className="label">
              {words.label}
              {place.of === "person" && (
                <a className="back screen" href={place.home}>
                  {words.back}
                </a>
              )}
            </p>
            <h1 className="drip answer">{answerText(seen.answer)}</h1>
            <dl className="block">
              {seen.address && <Fact label={words.roof} value={seen.address} />}
              <Fact label={words.looked} value={formatDay(seen.lookedOn, "dated")} />
              {seen.by && <Fact label={words.by} value={seen.by} />}
              <Fact label={words.sent} value={formatDay(seen.sentOn, "dated")} />
            </dl>
          </div>
        </div>
        <div className="grid body">
          <div className="main report">
            <Notes seen={seen} place={place} />
            {seen.photos.some(({ callouts }) => callouts.length > 0) && (
              <>
                <input type="checkbox" id="drawn" className="switch screen" defaultChecked />
                <label htmlFor="drawn" className="screen">
                  {findingWords.drawn}
                </label>
              </>
            )}
            <section aria-labelledby="advice">
              <h2 id="advice">{adviceWords.heading}</h2>
              <div className="card copper">
                {content.advice.kind && <h3>{adviceNames[content.advice.kind]}</h3>}
                <Lines text={content.advice.words} />
              </div>
            </section>
            <section aria-labelledby="findings">
              <h2 id="findings">{findingWords.heading}</h2>
              {numbered.length === 0 && <p className="prose">{findingWords.none}</p>}
              {numbered.map((finding, index) => (
                <FoundThing
                  key={finding.id}
                  {...{ finding, number: index + 1, at: place.at }}
                  photos={finding.photos.flatMap((id) => pictures.get(id) ?? [])}
                />
              ))}
            </section>
            <Drawn findings={numbered} />
            <Looks content={content} />
            <Measured measures={content.measures} />
            {others.length > 0 && (
              <section aria-labelledby="photos" className="rest">
                <h2 id="photos">{otherWords.heading}</h2>
                <p className="soft">{otherWords.text}</p>
                <ul className="sheet">
                  {others.map((photo, index) => (
                    <li key={photo.id}>
                      <ReportPicture
                        photo={photo}
                        at={place.at}
                        alt={photo.partWord || otherWords.photo(index + 1)}
                        caption={captionOf(photo)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {place.of === "person" && (
              <>
                <p className="note screen">{words.keep}</p>
                {seen.stands && !place.isPreview && <PassingOn {...place} />}
              </>
            )}
          </div>
        </div>
      </>
    ),
  });
}

function Notes({ seen, place }: { seen: SeenReport; place: ReadAt }) {
  const { correction } = seen.content;
  const home = place.of === "person" ? place.home : undefined;
  return (
    <>
      {place.of === "others" && <p className="note">{passedOnNote[place.audience]}</p>}
      {correction && (
        <div className="note">
          <p>
            <strong>{words.corrected}</strong>
          </p>
          <Lines text={correction} />
          {home && seen.corrects && (
            <p className="screen">
              <a href={`${home}/report/${seen.corrects}`}>{words.earlier}</a>
            </p>
          )}
        </div>
      )}
      {home && seen.correctedBy && (
        <p className="note">
          {words.replaced.before}
          <a href={`${home}/report/${seen.correctedBy}`}>{words.replaced.link}</a>
          {words.replaced.after}
        </p>
      )}
    </>
  );
}

const pressure = ({ urgency }: Finding) => urgencies.indexOf(urgency ?? "none");

function FoundThing({
  finding,
  number,
  photos,
  at,
}: {
  finding: Finding;
  number: number;
  photos: readonly ReportPhoto[];
  at: string;
}) {
  const { condition, urgency, life, seen } = finding;
  const place = capitalized(placeText(finding));
  return (
    <article className="finding" aria-labelledby={`finding-${number}`}>
      <h3 id={`finding-${number}`}>
        <span className="number">{number}</span> {place}
      </h3>
      <dl className="facts">
        {condition && (
          <Fact
            label={findingWords.condition}
            value={findingWords.conditions[condition]}
            look={`condition-${condition}`}
          />
        )}
        {urgency && <Fact label={findingWords.when} value={urgencyNames[urgency]} />}
        {life && <Fact label={findingWords.life} value={yearsText(life)} />}
      </dl>
      <Lines text={seen} />
      {photos.length > 0 && (
        <ul className={photos.length === 1 ? "sheet one" : "sheet"}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <ReportPicture
                photo={photo}
                at={at}
                alt={findingWords.photo(place, index + 1, photos.length)}
                caption=""
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Drawn({ findings }: { findings: readonly Finding[] }) {
  const drawn = findings.map((finding, index) => ({
    ...{ number: index + 1, part: finding.part, place: placeText(finding) },
  }));
  const picture = RoofDrawing({ findings: drawn });
  if (!picture) return null;
  return (
    <section aria-labelledby="drawing" className="drawn">
      <h2 id="drawing">{drawingWords.heading}</h2>
      <p className="soft">{drawingWords.text}</p>
      {picture}
    </section>
  );
}

function Looks({ content: { lookedAt } }: { content: ReportContent }) {
  if (lookedAt.length === 0) return null;
  return (
    <section aria-labelledby="looks">
      <h2 id="looks">{lookWords.heading}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{lookWords.area}</th>
            <th scope="col">{lookWords.how}</th>
          </tr>
        </thead>
        <tbody>
          {lookedAt.map(({ area, how, why, note }) => (
            <tr key={area}>
              <th scope="row">{reportAreaNames[area]}</th>
              <td>
                {lookedAtNames[how]}
                {why && lookWords.because(notCloseNames[why])}
                {note && <span className="soft block-line">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Measured({ measures }: { measures: ReportMeasures }) {
  const rows = measuredRows(measures);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="measures">
      <h2 id="measures">{measureWords.heading}</h2>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{measureWords.what}</th>
            <th scope="col">{measureWords.figure}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, figure], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of what never changes
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{measureWords.note}</p>
    </section>
  );
}

function measuredRows(measures: ReportMeasures): [string, string][] {
  const { squareTenths, slopes, layers, decking, intake, exhaust, lengths } = measures;
  const rows: [string, string | null][] = [
    [measureWords.squares, squareTenths === null ? null : squaresText(squareTenths)],
    ...slopes.map(({ side, rise, squareTenths: part }): [string, string] => [
      side ? measureWords.slope(measureWords.sides[side]) : measureWords.slopeAlone,
      [rise === null ? "" : measureWords.pitch(rise), part === null ? "" : squaresText(part)]
        .filter(Boolean)
        .join(", "),
    ]),
    [measureWords.layers, layers === null ? null : String(layers)],
    [measureWords.decking, decking.kind && deckingNames[decking.kind]],
    [measureWords.badSheets, decking.badSheets === null ? null : String(decking.badSheets)],
    ...intake.map(({ kind, count }): [string, string | null] => [
      intakeNames[kind],
      count === null ? null : withThousands(count),
    ]),
    ...exhaust.map(({ kind, count }): [string, string | null] => [
      exhaustNames[kind],
      count === null ? null : withThousands(count),
    ]),
    ...Object.entries(lengths).map(([name, feet]): [string, string | null] => [
      lengthNames[name as keyof typeof lengthNames],
      feet === undefined ? null : measureWords.feet(withThousands(feet)),
    ]),
    ...Object.entries(measures.counts ?? {}).map(([name, count]): [string, string | null] => [
      countedNames[name as keyof typeof countedNames],
      count === undefined ? null : String(count),
    ]),
  ];
  return rows.filter((row): row is [string, string] => !!row[1]);
}

/** `23.5 squares` */
function squaresText(tenths: number): string {
  const whole = withThousands(Math.floor(tenths / 10));
  return measureWords.squaresOf(tenths % 10 === 0 ? whole : `${whole}.${tenths % 10}`);
}

function captionOf({ partWord, condition }: ReportPhoto): string {
  const said = [partWord, condition && findingWords.conditions[condition].toLowerCase()];
  return capitalized(said.filter(Boolean).join(", "));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Fact({ label, value, look = "" }: { label: string; value: string; look?: string }) {
  return (
    <div className={look || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What somebody wrote, line by line. */
function Lines({ text }: { text: string }) {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
      <p key={index} className="prose">
        {line}
      </p>
    ));
}
