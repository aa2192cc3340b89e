import { House, YearStrip } from "./year-strip.tsx";

/** Months with an inspection, counted from 0. */
const inspected = [3, 10];

/** The year of a house under a tree: inspected when its branches are bare and when its leaves are down. */
export function GoldYear() {
  return (
    <YearStrip
      draw={(month) => (
        <>
          <Tree month={month} />
          <House x={38} isInspected={inspected.includes(month)} />
        </>
      )}
    />
  );
}

/** The crown's radius by month; none where the branches are bare. */
const crowns = [0, 0, 0, 0, 24, 29, 30, 30, 28, 23, 0, 0];

function Tree({ month }: { month: number }) {
  const crown = crowns[month] ?? 0;
  const isFall = month === 9;
  return (
    <g>
      <path d="M20 118V62M20 92 7 74M20 84 33 66M20 74 11 58M20 70 28 54" opacity="0.7" />
      {crown > 0 && (
        <circle
          cx="20"
          cy={92 - crown}
          r={crown}
          strokeWidth="1.5"
          className={
            isFall ? "fill-copper-100 stroke-copper-600" : "fill-patina-100 stroke-patina-500"
          }
        />
      )}
      {(isFall || month === 10) && (
        <path
          d={
            isFall
              ? "M2 106 7 110M34 100 39 104"
              : "M1 114H7M11 112H16M25 114H31M4 96 9 100M34 88 39 92"
          }
          className="stroke-copper-600"
          strokeWidth="3.5"
        />
      )}
    </g>
  );
}
