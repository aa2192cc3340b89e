import type { ReviewsAnswer } from "#domain/review/review.ts";
import { fetchFailure } from "#domain/review/shown-review.ts";
import { Refusal } from "#server/refusal.ts";
import { readPlacesAnswer } from "./places-answer.ts";

type GooglePlaces = Readonly<{ apiKey: string; placeId: string; url: string }>;

const timeLimit = 4_000;
const freshFor = 60 * 60 * 1_000;
/** After a refresh that failed, the old answer is good for this long before the next try. */
const pauseAfterFailure = 60 * 1_000;

/**
 * The business's reviews from Google Places. Fresh for an hour; afterwards the old answer is given at
 * once while a new one is fetched, and for as long as that fails. Calls at the same time share one.
 * Without `places` there are no reviews, and the rating is the profile's.
 */
export function createReviews(parts: {
  places: GooglePlaces | undefined;
  /** The profile's rating. */
  fallback: ReviewsAnswer["businessInfo"];
  clock: () => Date;
  log: { warn(details: object, message: string): void };
  timeLimit?: number;
}) {
  const { places, fallback, clock, log } = parts;
  let cached: { answer: ReviewsAnswer; freshUntil: number } | undefined;
  let running: Promise<ReviewsAnswer> | undefined;

  /** Starts a call, or joins the one that is under way. */
  function refresh(from: GooglePlaces): Promise<ReviewsAnswer> {
    running ??= fetchPlace(from, parts.timeLimit ?? timeLimit)
      .then((json) => readPlacesAnswer(json, fallback))
      .then(
        (answer) => {
          cached = { answer, freshUntil: clock().getTime() + freshFor };
          return answer;
        },
        (error: unknown) => {
          log.warn({ reason: reasonOf(error) }, "reviews could not be fetched");
          if (cached) cached.freshUntil = clock().getTime() + pauseAfterFailure;
          throw new Refusal(502, fetchFailure);
        },
      )
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    /** @throws Refusal 502 when they cannot be fetched and never were. */
    async latest(): Promise<ReviewsAnswer> {
      if (!places) return { success: true, data: [], businessInfo: fallback };
      if (!cached) return refresh(places);
      if (clock().getTime() >= cached.freshUntil) refresh(places).catch(() => {});
      return cached.answer;
    },
  };
}

/** Place details: https://developers.google.com/maps/documentation/places/web-service/legacy/details */
async function fetchPlace({ apiKey, placeId, url }: GooglePlaces, limit: number): Promise<unknown> {
  const query = new URLSearchParams({
    place_id: placeId,
    fields: "rating,user_ratings_total,reviews",
    key: apiKey,
  });
  const response = await fetch(`${url.replace(/\/+$/, "")}/maps/api/place/details/json?${query}`, {
    headers: { accept: "application/json" },
    // The key is in the address: it goes to this host and to no other.
    redirect: "error",
    signal: AbortSignal.timeout(limit),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new PlacesFailure(`status ${response.status}`);
  }
  const json: unknown = await response.json();
  const status = typeof json === "object" && json !== null && "status" in json && json.status;
  if (typeof status === "string" && status !== "OK") throw new PlacesFailure(status.slice(0, 40));
  return json;
}

/** A failure whose message is ours and may be logged. */
class PlacesFailure extends Error {}

/** What went wrong without the words of libraries and of Google, which may quote the address. */
function reasonOf(error: unknown): string {
  if (error instanceof PlacesFailure) return error.message;
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  const code =
    typeof cause === "object" && cause !== null && "code" in cause ? ` ${cause.code}` : "";
  return `${error.name}${code}`;
}
