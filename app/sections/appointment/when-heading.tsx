import { Pieces } from "./pieces.tsx";

/** A heading in two lines: `Your inspection:` and, on a line of its own, the date and time. */
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
