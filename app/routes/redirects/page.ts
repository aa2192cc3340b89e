import { replace } from "react-router";
import { movedPages } from "#content/pages.ts";

const targets: Readonly<Record<string, string>> = movedPages;

/** Addresses that moved permanently. */
export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  throw replace(targets[pathname.replace(/\.data$/, "").replace(/\/+$/, "")] ?? "/", 301);
}
