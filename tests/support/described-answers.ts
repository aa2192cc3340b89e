import { type ApiCall, type ApiMethod, refusalsOf } from "#domain/api/api-call.ts";
import { apiContract } from "#domain/api/api-contract.ts";
import { deskContract } from "#domain/api/desk-contract.ts";
import { programContract } from "#domain/program/program-contract.ts";

/** Paths without parameters first, since `/people/search` is no person. */
const paths = Object.entries<{ [method in ApiMethod]?: ApiCall }>({
  ...apiContract,
  ...deskContract,
  ...programContract,
})
  .map(([path, methods]) => ({
    path,
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`),
    methods,
  }))
  .toSorted((one, other) => one.path.split("{").length - other.path.split("{").length);

/** @throws when an answer of the API has a status or a media type that its contract, and so the OpenAPI document, lacks. */
export function expectDescribed(
  method: string,
  target: string,
  { status, headers }: Pick<Response, "status" | "headers">,
): void {
  const [address = ""] = target.split(/[?#]/, 1);
  const found = paths.find(({ pattern }) => pattern.test(address));
  const name = method.toLowerCase() as ApiMethod;
  const call = found?.methods[name];
  if (!found || !call) return;
  const isGood = status < 400;
  const statuses: number[] = isGood
    ? [...(call.statuses ?? [200])]
    : refusalsOf(found.path, name, call);
  if (!statuses.includes(status)) {
    throw new Error(`The contract of ${method} ${found.path} has no ${status}.`);
  }
  const media = (isGood && call.media) || "application/json";
  const type = headers.get("content-type") ?? "";
  if (!type.startsWith(media)) {
    throw new Error(`${method} ${found.path} is ${media} in its contract, but ${type}.`);
  }
}
