import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { patience } from "#tests/support/patience.ts";
import { startTestApp } from "#tests/support/test-app.ts";
import { createReviews } from "./google-reviews.ts";

const apiKey = "AIza-secret-key";
const fallback = { rating: 4.8, user_ratings_total: 150 };
const minute = 60 * 1_000;
const hour = 60 * minute;
const polling = { interval: 5, timeout: patience.test };

const legacy = {
  status: "OK",
  result: {
    rating: 4.7,
    user_ratings_total: 163,
    reviews: [
      {
        author_name: "Grace H.",
        author_url: "https://maps.example/grace",
        profile_photo_url: "https://photos.example/grace",
        rating: 5,
        relative_time_description: "a month ago",
        text: "Dry again. ",
        time: 1_790_000_000,
      },
    ],
  },
};

const newer = {
  rating: 4.7,
  userRatingCount: 163,
  reviews: [
    {
      authorAttribution: {
        displayName: "Grace H.",
        uri: "https://maps.example/grace",
        photoUri: "https://photos.example/grace",
      },
      rating: 5,
      relativePublishTimeDescription: "a month ago",
      text: { text: "Dry again." },
      publishTime: new Date(1_790_000_000_000).toISOString(),
    },
  ],
};

const ours = {
  success: true,
  data: [{ ...legacy.result.reviews[0], text: "Dry again." }],
  businessInfo: { rating: 4.7, user_ratings_total: 163 },
};

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

/** A stand-in for Google with a replaceable `answer`; records the requests. */
async function startGoogle(answer: RequestListener) {
  const google = { answer, asked: [] as URL[], url: "" };
  const server: Server = createServer((request, response) => {
    google.asked.push(new URL(request.url ?? "", "http://google.test"));
    google.answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanUp.push(() => {
    server.closeAllConnections();
    server.close();
  });
  google.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return google;
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const silence: RequestListener = () => {};

function reviewsFrom(url: string, timeLimit = 2_000) {
  const warnings: unknown[] = [];
  const clock = { now: new Date("2026-06-02T16:00:00Z") };
  const reviews = createReviews({
    places: { apiKey, placeId: "place-1", url },
    fallback: () => fallback,
    clock: () => clock.now,
    log: { warn: (...line) => warnings.push(line) },
    timeLimit,
  });
  const pass = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  return { reviews, warnings, pass };
}

const refused = { status: 502, message: "Failed to fetch reviews" };

describe("reviews from Google Places", () => {
  it.each([
    ["the details call", legacy],
    ["the newer shape", newer],
  ])("are read from %s", async (_name, body) => {
    const google = await startGoogle(json(body));
    const { reviews } = reviewsFrom(`${google.url}/`);
    expect(await reviews.latest()).toEqual(ours);
    const [asked] = google.asked;
    expect(asked?.pathname).toBe("/maps/api/place/details/json");
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      place_id: "place-1",
      fields: "rating,user_ratings_total,reviews",
      key: apiKey,
    });
  });

  it("may be none, and the rating unknown", async () => {
    const google = await startGoogle(json({ status: "OK", result: {} }));
    expect(await reviewsFrom(google.url).reviews.latest()).toEqual({
      success: true,
      data: [],
      businessInfo: fallback,
    });
  });

  it("are not rated by the profile when Google names no rating", async () => {
    const { reviews } = legacy.result;
    const google = await startGoogle(json({ status: "OK", result: { reviews } }));
    expect((await reviewsFrom(google.url).reviews.latest()).businessInfo).toEqual({
      rating: 0,
      user_ratings_total: 0,
    });
  });

  it("leave out reviews without words, and links to anything but https", async () => {
    const [review] = legacy.result.reviews;
    const google = await startGoogle(
      json({
        status: "OK",
        result: {
          reviews: [
            { ...review, text: "  " },
            { rating: 4, text: "Good.", author_url: "javascript:alert(1)" },
          ],
        },
      }),
    );
    const { data } = await reviewsFrom(google.url).reviews.latest();
    expect(data).toEqual([
      {
        author_name: "A Google user",
        author_url: "",
        profile_photo_url: "",
        rating: 4,
        relative_time_description: "",
        text: "Good.",
        time: 0,
      },
    ]);
  });

  it.each<[string, RequestListener]>([
    ["an error status", json({ error: "no" }, 500)],
    ["a refusal", json({ status: "REQUEST_DENIED", error_message: `The key ${apiKey} is bad.` })],
    ["an error of the newer shape", json({ error: { code: 403, message: apiKey } })],
    ["another shape", json({ status: "OK", result: { reviews: [{ text: 5 }] } })],
    ["an empty object", json({})],
    ["a list", json([1])],
    ["text that is no JSON", (_request, response) => response.end("<html>")],
    ["a closed connection", (request) => request.socket.destroy()],
    [
      "a redirect",
      (_request, response) =>
        response.writeHead(302, { location: "http://127.0.0.1:9/elsewhere" }).end(),
    ],
    [
      "half an answer",
      (_request, response) => {
        response.writeHead(200, { "content-length": "500" }).write('{"status"');
        setTimeout(() => response.destroy(), 20);
      },
    ],
  ])("are refused with 502 for %s, and the key is revealed to nobody", async (_name, answer) => {
    const google = await startGoogle(answer);
    const { reviews, warnings, pass } = reviewsFrom(google.url);
    await expect(reviews.latest()).rejects.toMatchObject(refused);
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain(apiKey);
    google.answer = json(legacy);
    pass(minute);
    await expect(reviews.latest(), "the failure, at once").rejects.toMatchObject(refused);
    await expect.poll(() => reviews.latest().catch(() => null), polling).toEqual(ours);
  });

  it("are given up after the time limit", async () => {
    const google = await startGoogle(silence);
    const { reviews, warnings } = reviewsFrom(google.url, 50);
    await expect(reviews.latest()).rejects.toMatchObject(refused);
    expect(warnings).toEqual([[{ reason: "TimeoutError" }, "reviews could not be fetched"]]);
  });

  it("are fetched once for calls at the same time, and then once an hour", async () => {
    const google = await startGoogle(json(legacy));
    const { reviews, pass } = reviewsFrom(google.url);
    await Promise.all([reviews.latest(), reviews.latest(), reviews.latest()]);
    pass(hour - 1);
    await reviews.latest();
    expect(google.asked).toHaveLength(1);

    pass(1);
    google.answer = json({ ...legacy, result: { ...legacy.result, rating: 4.9 } });
    expect(await reviews.latest(), "the old answer, at once").toEqual(ours);
    await expect
      .poll(async () => (await reviews.latest()).businessInfo.rating, { interval: 5 })
      .toBe(4.9);
    expect(google.asked).toHaveLength(2);
  });

  it("stay as they were while a refresh fails or hangs, and are asked for once a minute", async () => {
    const google = await startGoogle(json(legacy));
    const { reviews, warnings, pass } = reviewsFrom(
      google.url,
      // The first request must be answered within it, on a busy machine too.
      2_000,
    );
    await reviews.latest();
    for (const failing of [json({}, 503), silence]) {
      google.answer = failing;
      pass(hour);
      const before = warnings.length;
      expect(await reviews.latest()).toEqual(ours);
      await expect.poll(() => warnings.length, { interval: 5 }).toBe(before + 1);
      expect(await reviews.latest()).toEqual(ours);
    }
    expect(google.asked).toHaveLength(3);
  });
});

describe("a failure of Google Places", () => {
  it("is remembered: nobody waits for Google again, and it is asked after growing pauses", async () => {
    const google = await startGoogle(silence);
    const { reviews, warnings, pass } = reviewsFrom(google.url, 50);
    await Promise.all([1, 2, 3].map(() => expect(reviews.latest()).rejects.toMatchObject(refused)));
    expect(google.asked).toHaveLength(1);
    for (const [index, pause] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      pass(pause * minute - 1);
      await expect(reviews.latest()).rejects.toMatchObject(refused);
      expect(google.asked).toHaveLength(index + 1);
      pass(1);
      await Promise.all(
        [1, 2, 3].map(() => expect(reviews.latest()).rejects.toMatchObject(refused)),
      );
      await expect.poll(() => warnings.length, polling).toBe(index + 2);
      expect(google.asked).toHaveLength(index + 2);
    }
  });

  it("is reported while the next call hangs, not after it", async () => {
    const google = await startGoogle(json({}, 500));
    const { reviews, pass } = reviewsFrom(google.url, 600_000);
    await expect(reviews.latest()).rejects.toMatchObject(refused);
    google.answer = silence;
    pass(minute);
    await expect(reviews.latest()).rejects.toMatchObject(refused);
    await expect.poll(() => google.asked.length, polling).toBe(2);
    await expect(reviews.latest()).rejects.toMatchObject(refused);
  });

  it("does not keep showing reviews for more than a day", async () => {
    const google = await startGoogle(json(legacy));
    const { reviews, warnings, pass } = reviewsFrom(google.url);
    expect(await reviews.latest()).toEqual(ours);
    google.answer = json({}, 503);
    pass(24 * hour - 1);
    expect(await reviews.latest()).toEqual(ours);
    await expect.poll(() => warnings.length, polling).toBe(1);
    pass(1);
    await expect(reviews.latest()).rejects.toMatchObject(refused);
    google.answer = json(legacy);
    pass(minute);
    await expect.poll(() => reviews.latest().catch(() => null), polling).toEqual(ours);
  });
});

it("the first visitor after a quiet day gets new reviews, not none", async () => {
  const google = await startGoogle(json(legacy));
  const { reviews, pass } = reviewsFrom(google.url);
  await reviews.latest();
  pass(48 * hour);
  expect(await reviews.latest()).toEqual(ours);
  expect(google.asked).toHaveLength(2);
});

describe("GET /api/customers/reviews with Google Places", () => {
  async function startServer(url: string) {
    const lines: string[] = [];
    const server = await startTestApp("sqlite", {
      env: {
        GOOGLE_PLACES_API_KEY: apiKey,
        GOOGLE_PLACE_ID: "place-1",
        GOOGLE_PLACES_URL: url,
        LOG_LEVEL: "trace",
      },
      logStream: { write: (line) => lines.push(line) },
    });
    cleanUp.push(() => server.close());
    return { ask: () => fetch(`${server.url}/api/customers/reviews`), lines };
  }

  it("answers with the reviews", async () => {
    const google = await startGoogle(json(legacy));
    const { ask, lines } = await startServer(google.url);
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(ours);
    expect(lines.join("")).not.toContain(apiKey);
  });

  it("answers 502 when there are none to give, and reveals the key to nobody", async () => {
    const google = await startGoogle(json({ status: "REQUEST_DENIED", error_message: apiKey }));
    const { ask, lines } = await startServer(google.url);
    const answer = await ask();
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ success: false, error: "Failed to fetch reviews" });
    expect(lines.join("")).toContain("REQUEST_DENIED");
    expect(lines.join("")).not.toContain(apiKey);
  });
});
