import type { ReactNode } from "react";

const tones = { light: "text-slate-700", dark: "text-limestone-200" };

/**
 * The sentence or two under a title that say what follows. `tone` is that of the ground; place it
 * with `className`.
 */
export function Lead(props: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  const { tone = "light", className = "" } = props;
  return <p className={`max-w-prose text-lead ${tones[tone]} ${className}`}>{props.children}</p>;
}
