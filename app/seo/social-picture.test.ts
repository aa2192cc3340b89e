import { expect, it } from "vitest";
import { photoOf, socialPicture } from "./social-picture.ts";

it.each([
  ["/", undefined, "/social/home.hero.jpg"],
  ["/gutter-services", "gutter", "/social/gutter-services.gutter.jpg"],
  [
    "/news-insights/what-a-roof-costs/",
    "shingles",
    "/social/news-insights--what-a-roof-costs.shingles.jpg",
  ],
])("includes page and photo of %s", (canonical, photo, address) => {
  expect(socialPicture(canonical, photo)).toBe(address);
  expect(photoOf(address)).toBe(photo ?? "hero");
});

it.each(["/social/home.jpg", "/social/a/b.hero.jpg", "/pictures/home.hero.jpg", ""])(
  "rejects %j, which is not a social picture's address",
  (address) => {
    expect(() => photoOf(address)).toThrow("Not the address of a social picture");
  },
);
