import { replace } from "react-router";

const targets: Record<string, string> = {
  "/customer_resources": "/customer-resources",
  "/commercial-contracts": "/protection-plans",
};

/** Addresses that moved for good (specification README). */
export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  throw replace(targets[pathname.replace(/\.data$/, "").replace(/\/+$/, "")] ?? "/", 301);
}
