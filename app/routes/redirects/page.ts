import { replace } from "react-router";
import { movedPages } from "#content/pages.ts";

/** Addresses that moved permanently. */
export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  const moved = pathname.replace(/\.data$/, "").replace(/\/+$/, "");
  throw replace((movedPages as Readonly<Record<string, string>>)[moved] ?? "/", 301);
}
