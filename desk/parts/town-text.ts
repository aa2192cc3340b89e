import { deskPlace } from "#desk/facts/desk-place.ts";
import { townOf } from "#domain/person/town.ts";

/** The town that somebody drives to; empty when nobody has said. */
export function townText({ address = "" }: { address?: string | undefined }): string {
  return townOf(address, deskPlace().stateName);
}
