import type { ComponentProps } from "react";

/**
 * The title of a page (`as="h1"`) or of a main section, with the copper drip edge over it. Place it
 * with `className`.
 */
export function Title({
  as: Heading = "h2",
  className = "",
  ...rest
}: ComponentProps<"h2"> & { as?: "h1" | "h2" | "h3" }) {
  return <Heading className={`drip-edge text-title ${className}`} {...rest} />;
}
