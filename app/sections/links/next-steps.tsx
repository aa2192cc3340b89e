import type { ReactNode } from "react";
import type { LinkTarget } from "#content/pages.ts";
import { ButtonLink } from "./button-link.tsx";

/** What a reader can do next, as buttons for the caller's row: the first is the main one, the others are quiet. */
export function NextSteps(props: {
  steps: readonly { to: LinkTarget; label: ReactNode }[];
}): ReactNode {
  return props.steps.map(({ to, label }, index) => (
    <ButtonLink key={to} to={to} look={index === 0 ? "main" : "quiet"}>
      {label}
    </ButtonLink>
  ));
}
