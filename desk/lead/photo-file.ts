import type { LeadPhoto } from "#domain/photo/photo-contract.ts";
import type { PhotoTurn } from "#domain/photo/photo-rules.ts";

/** How a picture is shown that staff have turned. */
export const turnedLooks: Record<PhotoTurn, string> = {
  0: "",
  90: "rotate-90",
  180: "rotate-180",
  270: "-rotate-90",
};

/** The address of a picture's file. */
export function photoAddress(leadId: string, { id }: LeadPhoto, size: "full" | "small"): string {
  return `/api/desk/leads/${leadId}/photos/${id}${size === "small" ? "?size=small" : ""}`;
}
