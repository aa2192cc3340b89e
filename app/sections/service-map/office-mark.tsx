/** A house in section with a 6 in 12 roof; the middle of its sill is on the point. */
export function OfficeMark({ at: [x, y] }: { at: readonly [x: number, y: number] }) {
  return (
    <path
      d={`M${x - 9} ${y}v-11h-4l13-6.5 13 6.5h-4v11Z`}
      className="fill-copper-400 stroke-slate-950 stroke-2"
    />
  );
}
