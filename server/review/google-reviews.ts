import type { ReviewsAnswer } from "#domain/review/review.ts";
import { fetchFailure } from "#domain/review/shown-review.ts";
import { Refusal } from "#server/refusal.ts";
import { readPlacesAnswer } from "./places-answer.ts";

type GooglePlaces = Readonly<{ apiKey: string; placeId: string; url: string }>;

const timeLimit = 4_000;
const freshFor = 60 * 60 * 1_000;
/**
 * Google's terms allow no lasting copy of what it shows (Maps Platform terms, "No Caching"): ours is in
 * memory only, and for no longer than this while Google does not answer.
 */
const shownFor = 24 * 60 * 60 * 1_000;
/** After a failure Google is left alone for this long, doubled with every further one up to an hour. */
const firstPause = 60 * 1_000;

/**
 * The business's reviews from Google Places. Fresh for an hour; afterwards the old answer is given at
 * once while a new one is fetched, and for a day while that fails. Calls at the same time share one.
 * A failure is remembered: nobody waits for Google then, and it is asked again in the background, after
 * pauses that grow. Without `places` there are no reviews, and the rating is the profile's.
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
  let answered: { answer: ReviewsAnswer; at: number } | undefined;
  let failures = 0;
  /** When Google is asked next. */
  let due = 0;
  let running: Promise<void> | undefined;

  /** Starts a call, or joins the one that is under way. */
  function refresh(from: GooglePlaces): Promise<void> {
    running ??= fetchAnswer(from).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function fetchAnswer(from: GooglePlaces): Promise<void> {
    try {
      const json = await fetchPlace(from, parts.timeLimit ?? timeLimit);
      answered = { answer: readPlacesAnswer(json, fallback), at: clock().getTime() };
      failures = 0;
      due = clock().getTime() + freshFor;
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "reviews could not be fetched");
      due = clock().getTime() + Math.min(freshFor, firstPause * 2 ** failures);
      failures += 1;
    }
  }

  return {
    /** @throws Refusal 502 when they cannot be fetched now and were not within a day. */
    async latest(): Promise<ReviewsAnswer> {
      if (!places) return { success: true, data: [], businessInfo: fallback };
      const refreshing = clock().getTime() >= due ? refresh(places) : undefined;
      // Nobody waits for what may be shown already, nor for a Google that failed last time.
      if (!mayBeShown() && failures === 0) await (refreshing ?? running);
      const answer = mayBeShown();
      if (!answer) throw new Refusal(502, fetchFailure);
      return answer;
    },
  };

  function mayBeShown(): ReviewsAnswer | undefined {
    return answered && clock().getTime() - answered.at < shownFor ? answered.answer : undefined;
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
