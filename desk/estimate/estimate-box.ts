import { createEntryBox } from "#desk/drafts/entry-box.ts";
import { type EstimateEntry, isUnsaved } from "./estimate-entry.ts";

/** Drafts of estimates in this browser. */
export const estimateBox = createEntryBox<EstimateEntry>("estimate", isUnsaved);
