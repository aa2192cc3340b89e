import type { ReviewsResponse } from "#domain/review/review.ts";
import { fetchFailure } from "#domain/review/shown-review.ts";
import { Refusal } from "#server/refusal.ts";
import { readPlacesAnswer } from "./places-answer.ts";

type GooglePlaces = Readonly<{ apiKey: string; placeId: string; url: string }>;

const timeLimit = 4_000;
const freshFor = 60 * 60 * 1_000;
/**
 * Milliseconds. Google's terms allow no lasting copy (Maps Platform terms, "No Caching"): reviews stay in memory only,
 * and no longer than this while Google does not answer.
 */
const shownFor = 24 * 60 * 60 * 1_000;
/** Milliseconds. Pause after a failure, doubled with each further one up to an hour. */
const firstPause = 60 * 1_000;

/**
 * The business's reviews from Google Places. Fresh for an hour; after that the old answer is returned at once while a
 * new one is fetched, and for up to a day while fetching fails. Simultaneous calls share one request. After a failure
 * nobody waits for Google; it is asked in the background after growing pauses. Without `places` there are no reviews,
 * and the rating is the profile's, unless it shows no samples.
 */
export function createReviews(parts: {
  places: GooglePlaces | undefined;
  /** The profile's rating as it is shown now, or `unknownRating`. */
  fallback(): ReviewsResponse["businessInfo"];
  clock: () => Date;
  log: { warn(details: object, message: string): void };
  timeLimit?: number;
}) {
  const { places, fallback, clock, log } = parts;
  /** As Google gave it: what takes the place of a rating that it lacks may change meanwhile. */
  let answered: { json: unknown; at: number } | undefined;
  let failures = 0;
  /** When Google is asked next, in milliseconds since 1970. */
  let due = 0;
  let running: Promise<void> | undefined;

  /** Starts a request, or joins the one in progress. */
  function refresh(from: GooglePlaces): Promise<void> {
    running ??= fetchAnswer(from).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function fetchAnswer(from: GooglePlaces): Promise<void> {
    try {
      const json = await fetchPlace(from, parts.timeLimit ?? timeLimit);
      readPlacesAnswer(json, fallback());
      answered = { json, at: clock().getTime() };
      failures = 0;
      due = clock().getTime() + freshFor;
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "reviews could not be fetched");
      due = clock().getTime() + Math.min(freshFor, firstPause * 2 ** failures);
      failures += 1;
    }
  }

  return {
    /** @throws Refusal 502 when reviews cannot be fetched now and were not within a day. */
    async latest(): Promise<ReviewsResponse> {
      if (!places) return { success: true, data: [], businessInfo: fallback() };
      const refreshing = clock().getTime() >= due ? refresh(places) : undefined;
      // Nobody waits when there is something to show, or when the last request failed.
      if (!mayBeShown() && failures === 0) await (refreshing ?? running);
      const answer = mayBeShown();
      if (!answer) throw new Refusal(502, fetchFailure);
      return answer;
    },
  };

  function mayBeShown(): ReviewsResponse | undefined {
    return answered && clock().getTime() - answered.at < shownFor
      ? readPlacesAnswer(answered.json, fallback())
      : undefined;
  }
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
    // The URL contains the key, so it must not be sent to another host.
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

/** A failure whose message is our own and safe to log. */
class PlacesFailure extends Error {}

/** The reason without messages of libraries or Google, which may quote the URL. */
function reasonOf(error: unknown): string {
  if (error instanceof PlacesFailure) return error.message;
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  const code =
    typeof cause === "object" && cause !== null && "code" in cause ? ` ${cause.code}` : "";
  return `${error.name}${code}`;
}
