import { Pieces } from "./pieces.tsx";

/** What of the appointment a heading says, and on a line of its own, when: `Your inspection:` and the day. */
export function WhenHeading({ text }: { text: string }) {
  const [what, when] = text.split(/(?<=:) /);
  if (!when) return <Pieces text={text} />;
  return (
    <>
      {what}{" "}
      <span className="block">
        <Pieces text={when} />
      </span>
    </>
  );
}
