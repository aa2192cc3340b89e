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
  lookedAtNames,
  notCloseNames,
  reportAreaNames,
} from "#content/en/report.ts";
import {
  capitalized,
  type FindingInWords,
  findingsInWords,
  measuresInWords,
} from "#content/en/report-in-words.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import type { Audience } from "#domain/my-roof/audience.ts";
import type { ReportContent, ReportMeasures } from "#domain/report/report-content.ts";
import type { ReportPhoto } from "#domain/report/report-contract.ts";
import type { ConditionWords } from "#domain/roof-photo/roof-words.ts";
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
  const { content, conditions } = seen;
  const numbered = findingsInWords(content, conditions);
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
              <span>{words.label}</span>
              {place.of === "person" && (
                <a className="back screen" href={place.home}>
                  {words.back}
                </a>
              )}
            </p>
            <h1 className="drip answer">{answerText(seen.answer, conditions)}</h1>
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
            <section aria-labelledby="advice">
              <h2 id="advice">{adviceWords.heading}</h2>
              <div className="card copper">
                {content.advice.kind && <h3>{adviceNames[content.advice.kind]}</h3>}
                <Lines text={content.advice.words} />
              </div>
            </section>
            {seen.photos.some(({ callouts }) => callouts.length > 0) && (
              <>
                <input type="checkbox" id="drawn" className="switch screen" defaultChecked />
                <label htmlFor="drawn" className="screen">
                  {findingWords.drawn}
                </label>
              </>
            )}
            <section aria-labelledby="findings">
              <h2 id="findings">{findingWords.heading}</h2>
              {numbered.length === 0 && <p className="prose">{findingWords.none}</p>}
              {numbered.map((finding) => (
                <FoundThing
                  key={finding.id}
                  {...{ finding, at: place.at }}
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
                        caption={captionOf(photo, conditions)}
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
      {!seen.stands && !seen.correctedBy && <p className="note">{words.noLongerHolds}</p>}
    </>
  );
}

function FoundThing({
  finding: { number, place, condition, urgency, life, seen },
  photos,
  at,
}: {
  finding: FindingInWords;
  photos: readonly ReportPhoto[];
  at: string;
}) {
  return (
    <article className="finding" aria-labelledby={`finding-${number}`}>
      <h3 id={`finding-${number}`}>
        <span className="number">{number}</span> {place}
      </h3>
      <dl className="facts">
        {condition && (
          <Fact
            label={findingWords.condition}
            value={condition.name}
            look={`condition-${condition.of}`}
          />
        )}
        {urgency && <Fact label={findingWords.when} value={urgency} />}
        {life && <Fact label={findingWords.life} value={life} />}
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

function Drawn({ findings }: { findings: readonly FindingInWords[] }) {
  const picture = RoofDrawing({ findings });
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
  const rows = measuresInWords(measures);
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

function captionOf({ partWord, condition }: ReportPhoto, conditions: ConditionWords): string {
  const said = [partWord, condition && conditions[condition].toLowerCase()];
  return capitalized(said.filter(Boolean).join(", "));
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
