import { describe, expect, it } from "vitest";
import { driversOf } from "./reasons.ts";

const quiet = {
  roofAge: "new",
  leaks: "none",
  shingles: "excellent",
  storm: "none",
  gutters: "great",
  ventilation: "none",
};

const topicsOf = (values: Record<string, string>) =>
  driversOf({ ...quiet, ...values }).map(({ topic, score }) => `${topic} ${score}`);

describe("what drove a score", () => {
  it("is the three answers with the most points", () => {
    expect(
      topicsOf({
        roofAge: "5-15",
        leaks: "frequent",
        gutters: "detached",
        ventilation: "moisture",
      }),
    ).toEqual(["leaks 15", "gutters 10", "ventilation 8"]);
  });

  it("prefers the answers asked first when points are equal", () => {
    expect(
      topicsOf({ roofAge: "5-15", leaks: "minor", storm: "wind", ventilation: "hot" }),
    ).toEqual(["roofAge 5", "leaks 5", "storm 5"]);
  });

  it("leaves out answers without points", () => {
    expect(topicsOf({ gutters: "clogged" })).toEqual(["gutters 3"]);
  });

  it("is the good signs when there are no points", () => {
    expect(topicsOf({})).toEqual(["roofAge 0", "leaks 0", "shingles 0"]);
  });

  it("comes with a sentence for every answer", () => {
    for (const { reason } of driversOf({ ...quiet, storm: "hail" })) expect(reason).toMatch(/\.$/);
  });
});
