import { afterEach, expect, it, vi } from "vitest";
import { askedProof } from "./asked-proof.ts";
import { goingOn } from "./going-on.ts";

const url = "https://roofs.example/api/desk/downloads/leads";
const needed = () => Response.json({ success: false, code: "proof-needed" }, { status: 403 });
const unwatch: (() => void)[] = [];
afterEach(() => {
  askedProof.answer(false);
  for (const end of unwatch.splice(0)) end();
});

function watched() {
  const changed = vi.fn();
  unwatch.push(askedProof.watch(changed));
  return changed;
}

it("a call that needs proof is made once more after it, with what was sent", async () => {
  const changed = watched();
  const sent: string[] = [];
  const send = async (request: Request) => {
    sent.push(await request.text());
    return sent.length === 1 ? needed() : Response.json({ success: true });
  };
  const answer = goingOn(send)(new Request(url, { method: "POST", body: "typed" }));
  await vi.waitFor(() => expect(askedProof.isAsked()).toBe(true));
  expect(changed).toHaveBeenCalledOnce();
  askedProof.answer(true);
  expect((await answer).status).toBe(200);
  expect(sent).toEqual(["typed", "typed"]);
  expect(askedProof.isAsked()).toBe(false);
});

it("calls that need proof together ask once", async () => {
  const changed = watched();
  let isProven = false;
  const send = async () => (isProven ? Response.json({}) : needed());
  const answers = [1, 2].map(() => goingOn(send)(new Request(url)));
  await vi.waitFor(() => expect(askedProof.isAsked()).toBe(true));
  isProven = true;
  askedProof.answer(true);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  expect(changed).toHaveBeenCalledTimes(2);
});

it.each([
  ["is not confirmed", true],
  ["nobody can be asked for", false],
])("a call whose proof %s is refused, and made once", async (_what, isWatched) => {
  if (isWatched) watched();
  const send = vi.fn(async () => needed());
  const answer = goingOn(send)(new Request(url));
  if (isWatched) {
    await vi.waitFor(() => expect(askedProof.isAsked()).toBe(true));
    askedProof.answer(false);
  }
  expect((await answer).status).toBe(403);
  expect(send).toHaveBeenCalledOnce();
});

it("another refusal asks for nothing, and keeps its words", async () => {
  watched();
  const refused = { success: false, error: "Your role may not do this." };
  const send = async () => Response.json(refused, { status: 403 });
  const answer = await goingOn(send)(new Request(url));
  expect(await answer.json()).toEqual(refused);
  expect(askedProof.isAsked()).toBe(false);
});
