import { replace } from "react-router";
import { shownMoves } from "#content/pages.ts";

/** Addresses that moved permanently. */
export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  throw replace(shownMoves[pathname.replace(/\.data$/, "").replace(/\/+$/, "")] ?? "/", 301);
}
