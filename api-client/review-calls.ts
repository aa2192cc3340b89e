import type { ReviewsResponse } from "#domain/review/review.ts";
import { browserClient } from "./browser-client.ts";

/**
 * The customers' reviews. Every part is optional, because the answer
 * may come from a server other than ours.
 */
export async function fetchReviews(): Promise<
  Partial<Omit<ReviewsResponse, "success">> & { success?: boolean }
> {
  const { data } = await browserClient().GET("/customers/reviews");
  return data ?? {};
}
