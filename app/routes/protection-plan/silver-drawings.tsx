import { Drawing } from "#app/sections/drawing/drawing.tsx";
import { reportPages } from "#content/en/silver-protection-plan.ts";
import { sample } from "#generated/sample-report.ts";
import { House, YearStrip } from "./year-strip.tsx";

/** Counted from 0: the call that agrees on a day, and the inspection. */
const called = 8;
const inspected = 9;

/** The year of a house with nobody in it: shutters closed but for the morning of the inspection. */
export function SilverYear() {
  return (
    <YearStrip
      draw={(month) => (
        <>
          <House x={20} isInspected={month === inspected} />
          {month === called && <CallAhead />}
          {month === inspected ? (
            <>
              <path d="M41 118V98H59V118" className="fill-amber-100" />
              <path
                d="M86 118 70 78M94 118 78 78M84 112H92M81 105H89M78 97H86M75 90H83"
                className="stroke-copper-700"
                strokeWidth="2.5"
              />
            </>
          ) : (
            <path d="M41 94H59V110H41ZM41 98H59M41 102H59M41 106H59" opacity="0.45" />
          )}
        </>
      )}
    />
  );
}

/** From the month of the call to the house in the next. */
function CallAhead() {
  return (
    <g className="stroke-copper-600" strokeWidth="2.5">
      <path d="M50 58C60 26 140 26 150 58" strokeDasharray="7 6" />
      <path d="M142 49 150 60 157 49" />
      <circle cx="50" cy="60" r="5" className="fill-copper-600" />
    </g>
  );
}

/** The last page: what was found, the most urgent first. */
export function UrgencyList() {
  const urgency = sample.findings.map((finding) => finding.urgency);
  return (
    <Drawing width={400} height={300} className="mx-auto w-full max-w-[30rem]">
      <Sheet title={reportPages.list} />
      {urgency.map((label, index) => (
        <g key={label} transform={`translate(20 ${56 + index * 78})`}>
          <path
            d="M0 4H18V22H0Z"
            className={index === 0 ? "fill-copper-700 stroke-copper-700" : ""}
            strokeWidth="2"
          />
          <text
            x="32"
            y="20"
            stroke="none"
            className="fill-slate-900 font-heading text-[19px] font-bold"
          >
            {label}
          </text>
          <path
            d={["M32 36H300M32 50H220", "M32 36H330M32 50H260", "M32 36H280M32 50H180"][index]}
            strokeWidth="3"
            opacity="0.3"
          />
          {index < urgency.length - 1 && <path d="M0 68H360" opacity="0.6" />}
        </g>
      ))}
    </Drawing>
  );
}

function Sheet({ title }: { title: string }) {
  return (
    <>
      <path d="M2 2H398V298H2Z" className="fill-limestone-50" strokeWidth="2" />
      <path d="M2 2H398V36H2Z" className="fill-slate-900" stroke="none" />
      <text
        x="20"
        y="25"
        stroke="none"
        className="fill-limestone-50 font-heading text-[17px] font-bold"
      >
        {title}
      </text>
    </>
  );
}
