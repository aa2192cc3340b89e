import type { ReactNode } from "react";
import { wholeReport as words } from "#content/en/desk/report.ts";
import {
  findings as findingWords,
  looks as lookWords,
  measures as measureWords,
} from "#content/en/my-roof/report.ts";
import {
  adviceNames,
  conditionNames,
  lookedAtNames,
  notCloseNames,
  reportAreaNames,
} from "#content/en/report.ts";
import {
  type FindingInWords,
  findingsInWords,
  measuresInWords,
} from "#content/en/report-in-words.ts";
import type { Report, ReportPhoto } from "#domain/report/report-contract.ts";
import { ReportPhotos } from "./report-photos.tsx";

/** A report that was sent, whole, as its person has it: with its photos as they were then. Nothing of it can be changed. */
export function WholeReport({ report }: { report: Report }) {
  const { leadId, content, conditions, photos } = report;
  const findings = findingsInWords(content, conditions ?? conditionNames);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const named = new Set(findings.flatMap((finding) => finding.photos));
  const others = photos.filter(({ id }) => !named.has(id));
  const measured = measuresInWords(content.measures);
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-4">
      {content.correction && (
        <Part heading={words.correction}>
          <Written text={content.correction} />
        </Part>
      )}
      <Part heading={words.advice}>
        {content.advice.kind && <p className="font-semibold">{adviceNames[content.advice.kind]}</p>}
        <Written text={content.advice.words} />
      </Part>
      <Part heading={findingWords.heading}>
        {findings.length === 0 && <p>{words.noFindings}</p>}
        <ol className="grid gap-5">
          {findings.map((finding) => (
            <Finding
              key={finding.id}
              finding={finding}
              leadId={leadId}
              photos={finding.photos.flatMap((id) => byId.get(id) ?? [])}
            />
          ))}
        </ol>
      </Part>
      {content.lookedAt.length > 0 && (
        <Part heading={lookWords.heading}>
          <ul className="grid gap-1">
            {content.lookedAt.map(({ area, how, why, note }) => (
              <li key={area}>
                {words.pair(reportAreaNames[area], lookedAtNames[how])}
                {why && lookWords.because(notCloseNames[why])}
                {note && <span className="block text-soft">{note}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {measured.length > 0 && (
        <Part heading={measureWords.heading}>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
            {measured.map(([what, figure], index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of what never changes
                key={index}
                className="col-span-full grid grid-cols-subgrid border-b border-line py-1"
              >
                <dt>{what}</dt>
                <dd className="text-end tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {others.length > 0 && (
        <Part heading={words.otherPhotos}>
          <ReportPhotos leadId={leadId} photos={others} what={words.otherPhotos} />
        </Part>
      )}
    </div>
  );
}

function Finding({
  finding: { number, place, condition, urgency, life, seen },
  leadId,
  photos,
}: {
  finding: FindingInWords;
  leadId: string;
  photos: readonly ReportPhoto[];
}) {
  const facts = [condition?.name, urgency, life && words.life(life)].filter(Boolean);
  return (
    <li className="grid gap-1.5">
      <h4 className="font-semibold">
        {number}. {place}
      </h4>
      {facts.length > 0 && <p className="text-small text-soft">{facts.join(" · ")}</p>}
      <Written text={seen} />
      <ReportPhotos leadId={leadId} photos={photos} what={place} />
    </li>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-small font-semibold text-soft">{heading}</h3>
      {children}
    </section>
  );
}

function Written({ text }: { text: string }) {
  return text && <p className="max-w-prose whitespace-pre-line">{text}</p>;
}
