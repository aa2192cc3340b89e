import {
  daysText,
  monthText,
  priceBandText,
  projectMaterialNames,
  projectPictureAlt,
  projectStageNames,
  projectTitle,
  sheetsText,
  squaresText,
} from "#content/en/project.ts";
import { ownerViewWords, consentPage as words } from "#content/en/project-consent.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { isOnSite, isOpen } from "#domain/project/owner-view.ts";
import type { CompleteProject } from "#domain/project/project-content.ts";
import { type Framing, framed, type PlainDocument } from "#server/my-roof/page-frame.tsx";
import type { AskedPicture, AskedProject } from "./owner-consents.ts";

type Place = {
  /** The address of their page, and of this one, without a host. */
  home: string;
  at: string;
  /** What stands above it while somebody looks who works here; absent: its owner does. */
  isPreview: boolean;
  /** Whether they look at what nobody was asked yet. */
  isDraft: boolean;
};

/** Asks the owner of a finished roof whether it may be shown: with all that everybody would see, and yes and no. */
export function consentPageOf(
  framing: Framing,
  asked: AskedProject,
  { home, at, isPreview, isDraft }: Place,
): PlainDocument {
  const { content, pictures, view, answeredOn } = asked;
  const { heading, lead, said } = ownerViewWords[view];
  return framed(framing, {
    title: words.title,
    ...(isPreview && { isPreview: isDraft ? words.draft : words.preview }),
    children: (
      <>
        <div className="dark">
          <div className="grid opening">
            <p className="label">
              {words.title}
              <a className="back screen" href={home}>
                {words.back}
              </a>
            </p>
            <h1 className="drip">{heading}</h1>
            <p className="lead">{lead}</p>
          </div>
        </div>
        <div className="grid body">
          <div className="main report">
            <section aria-labelledby="what">
              <h2 id="what">{words.what}</h2>
              <div className="card copper">
                <h3>{projectTitle(content)}</h3>
                <Facts content={content} />
                <Said heading={words.found} text={content.found} />
                <Said heading={words.words} text={content.words} />
              </div>
            </section>
            <Pictures {...{ content, pictures, at, isDraft }} />
            <section id="answer" aria-labelledby="question">
              <h2 id="question">{words.question}</h2>
              <div className="card live">
                {asked.wording.split("\n").map((line) => (
                  <p key={line} className="prose">
                    {line}
                  </p>
                ))}
                {answeredOn && (
                  <p className="soft">
                    {said} {words.answeredOn(formatDay(answeredOn, "dated"))}.
                  </p>
                )}
                {asked.page && (
                  <p className="acts">
                    <a className="plain" href={asked.page}>
                      {words.seeIt}
                    </a>
                  </p>
                )}
                {!isPreview && <Answers asked={asked} at={at} />}
              </div>
            </section>
          </div>
        </div>
      </>
    ),
  });
}

function Answers({
  asked: { question, view, isRevocable },
  at,
}: {
  asked: AskedProject;
  at: string;
}) {
  return (
    <>
      {(isOpen(view) || view === "refused") && (
        <form method="post" action={at} className="acts">
          <input type="hidden" name="question" value={question} />
          <button type="submit" className="button" name="says" value="yes">
            {view === "refused" ? words.yesAfterAll : words.yes}
          </button>
          {isOpen(view) && (
            <button type="submit" className="button quiet" name="says" value="no">
              {isOnSite(view) ? words.noToBoth : words.no}
            </button>
          )}
        </form>
      )}
      {isRevocable && (
        <form method="post" action={at}>
          <p className="prose">{words.takeBackText[isOnSite(view) ? "shown" : "notShown"]}</p>
          <p className="acts">
            <button type="submit" className="button quiet" name="says" value="back">
              {words.takeBack}
            </button>
          </p>
        </form>
      )}
    </>
  );
}

function Facts({ content }: { content: CompleteProject }) {
  const { facts } = words;
  return (
    <dl className="facts">
      <Fact label={facts.town} value={content.town} />
      <Fact label={facts.county} value={content.county.name} />
      <Fact label={facts.finished} value={monthText(content.finished)} />
      <Fact label={facts.days} value={daysText(content.days)} />
      <Fact label={facts.squares} value={squaresText(content.squareTenths)} />
      <Fact label={facts.material} value={capital(projectMaterialNames[content.material])} />
      {content.priceBand && <Fact label={facts.price} value={priceBandText(content.priceBand)} />}
      {content.sheets !== null && <Fact label={facts.sheets} value={sheetsText(content.sheets)} />}
    </dl>
  );
}

/** A value that stands by itself. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Said({ heading, text }: { heading: string; text: string }) {
  if (text === "") return null;
  return (
    <div>
      <p className="soft">{heading}</p>
      <p className="prose">{text}</p>
    </div>
  );
}

function Pictures({
  content,
  pictures,
  at,
  isDraft,
}: {
  content: CompleteProject;
  pictures: readonly AskedPicture[];
} & Pick<Place, "at" | "isDraft">) {
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">{words.pictures(pictures.length)}</h2>
      <ul className="sheet">
        {pictures.map((picture) => (
          <li key={picture.id}>
            {picture.isThere ? (
              <figure className="picture">
                <img
                  src={`${at}/photos/${picture.id}${isDraft ? "?draft" : ""}`}
                  alt={projectPictureAlt(content, picture)}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  decoding="async"
                />
                <figcaption>
                  {[projectStageNames[picture.stage], picture.says].filter(Boolean).join(": ")}
                </figcaption>
              </figure>
            ) : (
              <p className="soft">{words.missing}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
