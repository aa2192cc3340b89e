/**
 * The logo. The nearer roof has the color of the text; the farther one is copper or, where only one
 * color is available, the text's too. Decorative: the name is next to it.
 */
export function LogoMark({
  paths,
  className = "h-9",
  oneColor = false,
}: {
  /** Path data on a field of 56 by 32. */
  paths: Readonly<Record<"far" | "near", string>>;
  className?: string;
  oneColor?: boolean;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 32" className={`aspect-[7/4] shrink-0 ${className}`}>
      <path
        d={paths.far}
        {...(oneColor ? { fill: "currentColor" } : { className: "fill-copper-400" })}
      />
      <path d={paths.near} fill="currentColor" />
    </svg>
  );
}
