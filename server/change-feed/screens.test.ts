import { expect, it } from "vitest";
import type { SignedIn } from "#server/plugins/desk-session.ts";
import type { ScreenEvent } from "./change-feed.ts";
import { createScreenServices } from "./screens.ts";

it.each([
  ["owner", true],
  ["office", true],
  ["inspector", false],
] as const)("a screen of the role %s is told of mails that stop: %s", async (role, isTold) => {
  const told: ScreenEvent[] = [];
  const screens = createScreenServices({
    changes: {
      place: async () => 1,
      async listen({ tell }) {
        tell({ event: "mails" });
        tell({ event: "ready", cursor: 1 });
        return () => {};
      },
    },
  });
  const staff: Partial<SignedIn["staff"]> = { id: "somebody", role };
  const signedIn = { sessionId: "here", hasProof: true, staff: staff as SignedIn["staff"] };
  await screens.listen(signedIn, { tell: (event) => void told.push(event), end() {} });
  expect(told.map(({ event }) => event)).toEqual(isTold ? ["mails", "ready"] : ["ready"]);
});
