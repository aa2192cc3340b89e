import { logoPaths } from "#content/logo-paths.ts";

/**
 * The logo. The nearer roof has the color of the text; the farther one is copper or, where only one
 * color is available, the text's too. Decorative: the name is next to it.
 */
export function LogoMark({
  className = "h-9",
  oneColor = false,
}: {
  className?: string;
  oneColor?: boolean;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 32" className={`aspect-[7/4] shrink-0 ${className}`}>
      <path
        d={logoPaths.far}
        {...(oneColor ? { fill: "currentColor" } : { className: "fill-copper-400" })}
      />
      <path d={logoPaths.near} fill="currentColor" />
    </svg>
  );
}
