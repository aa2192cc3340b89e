import { lineLengthText } from "#content/en/callouts.ts";
import { adviceNames, answerText, conditionNames } from "#content/en/report.ts";
import { findingsInWords } from "#content/en/report-in-words.ts";
import { sampleContent, samplePhotos } from "#content/en/sample-report-content.ts";
import { answerOf } from "#domain/report/report-answer.ts";
import { calloutFrame, calloutShapes } from "#domain/roof-photo/callout-shapes.ts";
import { writeChanged } from "./write-changed.ts";

/*
 * Makes the sample of a report that the pages show, by the functions that make real ones: pages load its words, and none of
 * those functions.
 */

const answer = answerOf(sampleContent);
const { kind, words } = sampleContent.advice;
if (!answer || !kind) throw new Error("The sample of a report gives no advice");

/** As the pages show them, about as wide as a hand: a line is seen there, too. */
const frame = calloutFrame({ width: 3, height: 2 }, { scale: 0.384, least: 18 });

const sample = {
  answer: answerText(answer),
  advice: `${adviceNames[kind]}. ${words}`,
  findings: findingsInWords(sampleContent, conditionNames).map((finding) => {
    const { number, place, condition, urgency, life, seen } = finding;
    const name = finding.photos[0] ?? "";
    const photo = samplePhotos[name];
    if (!photo) throw new Error(`The sample of a report has no photo named ${name}`);
    const drawn = calloutShapes(photo.callout, frame, lineLengthText).map((shape) =>
      shape.shape === "path" ? { tone: shape.tone, d: shape.d, width: shape.stroke } : null,
    );
    return {
      ...{ number, place, seen, urgency, condition: condition?.name, life },
      photo: { name, alt: photo.alt, drawn: drawn.filter((shape) => shape !== null) },
    };
  }),
  box: `0 0 ${frame.width} ${Math.round(frame.height)}`,
};

await writeChanged(
  ".generated/sample-report.ts",
  `/* Made by scripts/run/write-sample-report.ts. */
export const sample = ${JSON.stringify(sample)} as const;
`,
);
