/** A quotation, with its author. */
export function Quote({
  text,
  author,
  detail,
}: {
  text: string;
  /** First name and initial. */
  author: string;
  /** Place, project or plan. */
  detail: string;
}) {
  return (
    <figure className="border-l-2 border-(--accent,var(--color-copper-600)) pl-6 md:pl-10">
      <blockquote className="max-w-[38rem] font-heading leading-snug font-semibold text-pretty md:text-heading">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-3 md:mt-5 text-small">
        <span className="font-semibold">{author}</span>
        <span className="opacity-75"> – {detail}</span>
      </figcaption>
    </figure>
  );
}
