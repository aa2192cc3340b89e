import type { ReactNode } from "react";
import { gradeNames } from "#content/en/estimate/book-item-names.ts";
import {
  basisInWords,
  financingInWords,
  estimateHeadings as headings,
  type LineInWords,
  optionInWords,
  paymentsInWords,
} from "#content/en/estimate/estimate-in-words.ts";
import { optionWords, estimatePage as words } from "#content/en/my-roof/estimate.ts";
import { myRoof as roofWords } from "#content/en/my-roof/page.ts";
import { factsOfProfile } from "#content/facts.ts";
import { type BidField, fieldName } from "#domain/bid-comparison/bid-form.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { estimateAsBid } from "#domain/estimate/estimate-as-bid.ts";
import type { EstimateContent, EstimateOption } from "#domain/estimate/estimate-content.ts";
import { optionFigures } from "#domain/estimate/option-figures.ts";
import { amountText } from "#domain/lead/amount.ts";
import type { SeenEstimate } from "#server/estimate/seen-estimate.ts";
import { type Framing, framed, type PlainDocument } from "#server/my-roof/page-frame.tsx";
import { Answers, standingAnswer } from "./estimate-answers.tsx";
import type { EstimateAt } from "./estimate-at.ts";

/** An estimate as a page, and on paper a document: its options side by side, each with all of its figures. */
export function estimatePage(
  framing: Framing,
  seen: SeenEstimate,
  place: EstimateAt,
): PlainDocument {
  const { content, span, basis } = seen;
  const [first] = content.options;
  const heading =
    content.options.length === 1 && first
      ? words.heading.one(first.name, amountText(span.from))
      : words.heading.many(content.options.length, amountText(span.from), amountText(span.to));
  return framed(framing, {
    title: words.title,
    seenMark: `${place.at}/seen.svg`,
    ...(place.isPreview && { isPreview: roofWords.preview }),
    children: (
      <>
        <div className="dark">
          <div className="grid opening">
            <p className="label">
              {words.label}
              <a className="back screen" href={place.home}>
                {words.back}
              </a>
            </p>
            <h1 className="drip answer">{heading}</h1>
            <dl className="block">
              {seen.address && <Fact label={words.roof} value={seen.address} />}
              <Fact label={words.sent} value={formatDay(seen.sentOn, "dated")} />
              {seen.by && <Fact label={words.by} value={seen.by} />}
              {content.validUntil && (
                <Fact label={words.until} value={formatDay(content.validUntil, "dated")} />
              )}
            </dl>
          </div>
        </div>
        <div className="grid body">
          <div className="main">
            <Notes seen={seen} place={place} />
            {content.options.length > 1 && <Glance options={content.options} />}
            <div className={`options of-${content.options.length}`}>
              {content.options.map((option) => (
                <Option key={option.id} {...{ option, seen, place }}>
                  {!place.isPreview && (
                    <Comparing content={content} option={option} profile={framing.profile} />
                  )}
                </Option>
              ))}
            </div>
            <p className="soft prose">{basisInWords(basis)}</p>
            <Answers seen={seen} place={place} />
          </div>
        </div>
      </>
    ),
  });
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Notes({ seen, place }: { seen: SeenEstimate; place: EstimateAt }) {
  const { content, corrects, correctedBy, stands, isOver, signed } = seen;
  return (
    <>
      {content.correction && (
        <div className="note">
          <p>
            <strong>{headings.correction}</strong>
          </p>
          <Lines text={content.correction} />
          {corrects && (
            <p className="screen">
              <a href={`${place.home}/estimate/${corrects}`}>{words.earlier}</a>
            </p>
          )}
        </div>
      )}
      {correctedBy && (
        <p className="note">
          {words.replaced.before}
          <a href={`${place.home}/estimate/${correctedBy}`}>{words.replaced.link}</a>
          {words.replaced.after}
        </p>
      )}
      {!stands && !correctedBy && <p className="note">{words.noLongerHolds}</p>}
      {stands && isOver && !signed && content.validUntil && (
        <p className="note">{words.ended(formatDay(content.validUntil, "dated"))}</p>
      )}
      <Lines text={content.words} />
    </>
  );
}

/** The options in a few lines, for whoever has one below the other. */
function Glance({ options }: Pick<EstimateContent, "options">) {
  return (
    <section aria-labelledby="glance" className="glance">
      <h2 id="glance">{words.glance}</h2>
      <table className="figures">
        <tbody>
          {options.map((option) => (
            <tr key={option.id}>
              <th scope="row">
                <a href={`#option-${option.id}`}>{option.name}</a>
                <span className="soft block-line">{gradeNames[option.grade]}</span>
              </th>
              <td>{amountText(optionFigures(option).total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Option({
  option,
  seen,
  place,
  children,
}: {
  option: EstimateOption;
  seen: SeenEstimate;
  place: EstimateAt;
  children: ReactNode;
}) {
  const { content, basis } = seen;
  const told = optionInWords(option, basis);
  const id = `option-${option.id}`;
  const isWanted = standingAnswer(seen)?.optionId === option.id;
  const isSigned = seen.signed?.optionId === option.id;
  return (
    <article className={isWanted || isSigned ? "card live" : "card copper"} aria-labelledby={id}>
      <p className="label">{gradeNames[option.grade]}</p>
      <h2 id={id}>{option.name}</h2>
      <p className="price">{told.total}</p>
      <p className="soft">{told.rises}</p>
      <Lines text={option.words} />
      <Choosing {...{ option, seen, place }} />
      <Told heading={headings.lines} lines={told.lines} />
      <Told heading={headings.allowances} text={headings.allowancesText} lines={told.allowances} />
      {(told.isAllIn || told.notIncluded.length > 0) && <h3>{headings.notIncluded}</h3>}
      {told.isAllIn && <p className="soft">{headings.allIn}</p>}
      {told.notIncluded.length > 0 && (
        <ul className="dots">
          {told.notIncluded.map((one) => (
            <li key={one.id}>{one.text}</li>
          ))}
        </ul>
      )}
      {told.when && (
        <>
          <h3>{headings.when}</h3>
          <p>{told.when}</p>
        </>
      )}
      <Paying content={content} total={optionFigures(option).total} />
      {children}
    </article>
  );
}

/** Opens the comparison of bids with this option filled in. Posted, so that no figure is in an address or a log. */
function Comparing({
  content,
  option,
  profile,
}: {
  content: EstimateContent;
  option: EstimateOption;
  profile: BusinessProfile;
}) {
  const f = factsOfProfile(profile);
  if (!f.offers.bidComparison) return null;
  const [license] = heldLicenses(profile);
  const bidder = { name: profile.name, licenseNumber: license?.number ?? "" };
  return (
    <form method="post" action="/compare-bids" className="choose screen">
      <h3>{optionWords.compare}</h3>
      <p className="soft">{optionWords.compareText}</p>
      {Object.entries(estimateAsBid(content, option, bidder)).map(([field, value]) => (
        <input key={field} type="hidden" name={fieldName(field as BidField, 0)} value={value} />
      ))}
      <button type="submit" className="button quiet" aria-describedby={`option-${option.id}`}>
        {optionWords.compareAction}
      </button>
    </form>
  );
}

/** The press of an option: only while its prices hold, and by whom it is for. */
function Choosing({
  option,
  seen,
  place,
}: {
  option: EstimateOption;
  seen: SeenEstimate;
  place: EstimateAt;
}) {
  if (standingAnswer(seen)?.optionId === option.id) {
    return (
      <p className="screen">
        <strong>{optionWords.chosen}</strong>
      </p>
    );
  }
  if (!seen.stands || seen.isOver || seen.signed || place.isPreview) return null;
  return (
    <form method="post" action={`${place.at}/answer`} className="choose">
      <input
        type="hidden"
        name="id"
        value={`${place.nextAnswer}-${seen.content.options.indexOf(option)}`}
      />
      <input type="hidden" name="kind" value="chosen" />
      <input type="hidden" name="option" value={option.id} />
      <button type="submit" className="button" aria-describedby={`option-${option.id}`}>
        {optionWords.choose}
      </button>
    </form>
  );
}

/** Lines or allowances, each with its amount, what multiplies to that, and what it rests on. */
function Told({
  heading,
  text,
  lines,
}: {
  heading: string;
  text?: string;
  lines: readonly LineInWords[];
}) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      {text && <p className="soft">{text}</p>}
      <ul className="lines">
        {lines.map(({ id, what, amount, material, details }) => (
          <li key={id}>
            <p className="sum">
              <strong>{what}</strong>
              <span>{amount}</span>
            </p>
            {material && <p>{material}</p>}
            <p className="soft">{details.join(" ")}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Paying({ content, total }: { content: EstimateContent; total: number }) {
  const { payments, financing } = content;
  const overTime = financing.filter((way) => financingInWords(total, way));
  return (
    <>
      <h3>{headings.payments}</h3>
      <table className="figures">
        <tbody>
          {paymentsInWords(total, payments).map(({ id, when, share, amount }) => (
            <tr key={id}>
              <th scope="row">
                {when}
                <span className="soft block-line">{share}</span>
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {overTime.length > 0 && (
        <>
          <h3>{headings.financing}</h3>
          {overTime.map((way) => (
            <p key={way.id}>{financingInWords(total, way)}</p>
          ))}
          <p className="soft">{headings.onApproval}</p>
        </>
      )}
    </>
  );
}

function Lines({ text }: { text: string }) {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of what never changes
      <p key={index} className="prose">
        {line}
      </p>
    ));
}
