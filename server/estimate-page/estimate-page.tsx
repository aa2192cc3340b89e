import type { ReactNode } from "react";
import {
  gradeNames,
  paymentMomentNames,
  perUnit,
  quantityText,
} from "#content/en/estimate/book-item-names.ts";
import {
  financingText,
  onApproval,
  optionNoteText,
  optionWords,
  percentOf,
  restTexts,
  estimatePage as words,
} from "#content/en/my-roof/estimate.ts";
import { myRoof as roofWords } from "#content/en/my-roof/page.ts";
import { factsOfProfile } from "#content/facts.ts";
import { type BidField, fieldName } from "#domain/bid-comparison/bid-form.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { estimateAsBid } from "#domain/estimate/estimate-as-bid.ts";
import type { EstimateBasis } from "#domain/estimate/estimate-basis.ts";
import type {
  EstimateAllowance,
  EstimateContent,
  EstimateLine,
  EstimateOption,
} from "#domain/estimate/estimate-content.ts";
import {
  financingFigures,
  type OptionFigures,
  optionFigures,
  paymentFigures,
} from "#domain/estimate/option-figures.ts";
import { notesOfOption, restOfAllowance, restOfLine } from "#domain/estimate/option-notes.ts";
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
            <p className="soft prose">
              {basis.measuredOn && `${words.measured(formatDay(basis.measuredOn, "dated"))} `}
              {words.book(formatDay(basis.bookDay, "dated"))}
            </p>
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
            <strong>{words.corrected}</strong>
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
  const figures = optionFigures(option);
  const id = `option-${option.id}`;
  const isWanted = standingAnswer(seen)?.optionId === option.id;
  const isSigned = seen.signed?.optionId === option.id;
  return (
    <article className={isWanted || isSigned ? "card live" : "card copper"} aria-labelledby={id}>
      <p className="label">{gradeNames[option.grade]}</p>
      <h2 id={id}>{option.name}</h2>
      <p className="price">{amountText(figures.total)}</p>
      <p className="soft">{mostText(option, figures)}</p>
      <Lines text={option.words} />
      <Choosing {...{ option, seen, place }} />
      <h3>{optionWords.lines}</h3>
      <ul className="lines">
        {option.lines.map((line) => (
          <Line
            key={line.id}
            {...{ line, basis }}
            cents={figures.lines.find((one) => one.id === line.id)?.cents ?? 0}
          />
        ))}
      </ul>
      {option.allowances.length > 0 && (
        <>
          <h3>{optionWords.allowances}</h3>
          <p className="soft">{optionWords.allowancesText}</p>
          <ul className="lines">
            {option.allowances.map((allowance) => (
              <Allowance
                key={allowance.id}
                {...{ allowance, basis }}
                cents={figures.allowances.find((one) => one.id === allowance.id)?.cents ?? 0}
              />
            ))}
          </ul>
        </>
      )}
      <NotIncluded option={option} basis={basis} />
      {option.dates && (
        <>
          <h3>{optionWords.dates}</h3>
          <p>
            {daysText(option.dates)}
            {option.workDays && `, ${optionWords.days(option.workDays.from, option.workDays.to)}`}
          </p>
        </>
      )}
      <Paying content={content} total={figures.total} />
      {children}
    </article>
  );
}

function daysText({ begin, end }: NonNullable<EstimateOption["dates"]>): string {
  return begin === end
    ? optionWords.onDay(formatDay(begin))
    : optionWords.begins(formatDay(begin), formatDay(end));
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

function mostText({ allowances }: EstimateOption, { total, most }: OptionFigures): string {
  if (most === null) return optionWords.open;
  return allowances.length === 0 || most === total
    ? optionWords.firm
    : optionWords.upTo(amountText(most));
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

function Line({ line, basis, cents }: { line: EstimateLine; basis: EstimateBasis; cents: number }) {
  const { what, brand, product, kind, unit, quantity, waste, priceCents, why } = line;
  const made = [brand, product].filter(Boolean).join(" ");
  const price = amountText(priceCents ?? 0);
  const counted =
    unit === "job"
      ? optionWords.kinds[kind]
      : optionWords.times(quantityText(quantity ?? 0, unit), price, perUnit(unit));
  const details = [
    counted,
    ...(waste > 0 ? [optionWords.waste(percentOf(waste))] : []),
    ...restTexts(restOfLine(line, basis), unit),
  ];
  return (
    <li>
      <p className="sum">
        <strong>{what}</strong>
        <span>{amountText(cents)}</span>
      </p>
      {made && <p>{made}</p>}
      <p className="soft">{details.join(". ")}.</p>
      {why && (
        <p className="soft">
          {optionWords.why} {why}
        </p>
      )}
    </li>
  );
}

function Allowance({
  allowance,
  basis,
  cents,
}: {
  allowance: EstimateAllowance;
  basis: EstimateBasis;
  cents: number;
}) {
  const { what, unit, priceCents, included, most } = allowance;
  const details = [
    included > 0 ? optionWords.included(quantityText(included, unit)) : optionWords.none,
    [
      optionWords.more(amountText(priceCents ?? 0), perUnit(unit)),
      ...(most === null ? [] : [optionWords.most(quantityText(most, unit))]),
    ].join(", "),
    ...restTexts(restOfAllowance(allowance, basis), unit),
  ];
  return (
    <li>
      <p className="sum">
        <strong>{what}</strong>
        <span>{amountText(cents)}</span>
      </p>
      <p className="soft">{details.join(". ")}.</p>
    </li>
  );
}

function NotIncluded({ option, basis }: { option: EstimateOption; basis: EstimateBasis }) {
  const found = notesOfOption(option, basis).map((note) => ({
    id: note.measure,
    text: optionNoteText(note),
  }));
  const all = [...found, ...option.notIncluded];
  return (
    <>
      <h3>{optionWords.notIncluded}</h3>
      {all.length === 0 && <p className="soft">{optionWords.allIn}</p>}
      {all.length > 0 && (
        <ul className="dots">
          {all.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Paying({ content, total }: { content: EstimateContent; total: number }) {
  const payments = paymentFigures(total, content.payments);
  const overTime = content.financing.flatMap((way) => {
    const figures = financingFigures(total, way);
    return figures ? [{ id: way.id, text: financingText(figures, way.rate) }] : [];
  });
  return (
    <>
      <h3>{optionWords.payments}</h3>
      <table className="figures">
        <tbody>
          {content.payments.map(({ id, when, share }) => (
            <tr key={id}>
              <th scope="row">
                {paymentMomentNames[when]}
                <span className="soft block-line">{percentOf(share / 10)}</span>
              </th>
              <td>{amountText(payments.find((one) => one.id === id)?.cents ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {overTime.length > 0 && (
        <>
          <h3>{optionWords.overTime}</h3>
          {overTime.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
          <p className="soft">{onApproval}</p>
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
