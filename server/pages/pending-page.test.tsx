import { UNSAFE_withComponentProps as withComponentProps } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as appointmentPage from "#app/routes/appointments/page.tsx";
import { beginBurst, burstEnv, from, stranger } from "#tests/support/burst.ts";
import { signIn } from "#tests/support/desk.ts";
import { buildOf, type PageModule, pagesOf } from "#tests/support/page-build.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";

// As the site's own build does.
const page = { ...appointmentPage, default: withComponentProps(appointmentPage.default as never) };
const build = buildOf({ "appointments/:id": page as unknown as PageModule });

describe.each(engines)(
  "the page of a booking to be confirmed, without scripts, on %s",
  (engine) => {
    let server: TestApp;
    let visitor: Awaited<ReturnType<TestApp["visitor"]>>;
    let times: Awaited<ReturnType<typeof beginBurst>>;

    beforeEach(async () => {
      server = await startTestApp(engine, { env: burstEnv, pageSource: pagesOf(build, []) });
      visitor = await server.visitor();
      times = await beginBurst(visitor, await signIn(server, "office"));
    });
    afterEach(() => server.close());

    async function bookPending(details: { website?: string } = {}) {
      const time = times[0] as (typeof times)[0];
      const { body } = await book(from("203.0.113.1", visitor), time, {
        ...stranger(900),
        ...details,
      });
      expect(body.appointment.status).toBe("pending");
      return `/appointments/${body.appointment.id}`;
    }

    async function toStranger() {
      await server.app.services.outbox.drained();
      return server.mails.filter(({ to }) => JSON.stringify(to).includes(stranger(900).email));
    }

    /** What the link in the mail carries. */
    async function keyInMail() {
      const [mail] = await toStranger();
      return /\?confirm=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    }

    const read = async (path: string) => (await fetch(server.url + path)).text();

    /** Sends a form of the page, as a browser does. */
    async function send(path: string, fields: Record<string, string>) {
      const answer = await fetch(server.url + path, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin" },
        body: new URLSearchParams(fields),
      });
      return { status: answer.status, html: await answer.text() };
    }

    it("has the button only behind the link in the mail, and the press books", async () => {
      const path = await bookPending();
      const key = await keyInMail();
      const why = "Please confirm this booking, so we know it's really you.";
      expect((await toStranger())[0]?.text.replace(/\s+/g, " ")).toContain(why);
      expect((await read(`${path}?booked`)).replaceAll("&#x27;", "'")).toContain(why);
      expect(await read(path)).not.toContain("Confirm this inspection");
      expect(await read(`${path}?confirm=another-key`)).not.toContain("Confirm this inspection");
      const linked = `${path}?confirm=${key}`;
      const html = await read(linked);
      expect(html).toContain(`action="${linked}"`);
      expect(html).toContain("Confirm this inspection");
      const pressed = await send(linked, { intent: "confirm", key });
      expect(pressed.status).toBe(200);
      expect(pressed.html).toContain("Your inspection is booked");
      expect(pressed.html).toContain("inspection.ics");
      expect((await toStranger()).map(({ subject }) => subject.split(":")[0])).toEqual([
        expect.stringContaining("Please confirm by"),
        "Your roof inspection is booked",
      ]);
      expect(await read(linked)).not.toContain("Confirm this inspection");
    });

    it("refuses another key, and a press that comes too late", async () => {
      const path = await bookPending();
      const key = await keyInMail();
      const wrong = await send(path, { intent: "confirm", key: "another-key" });
      expect(wrong.status).toBe(400);
      expect(wrong.html).toContain("That link isn&#x27;t complete.");
      server.clock.now = new Date(server.clock.now.getTime() + 7_200_000);
      const late = await send(path, { intent: "confirm", key });
      expect(late.status).toBe(409);
      expect(late.html).toContain("so it&#x27;s free for others. Please book again.");
      expect(late.html).not.toContain("Your inspection is booked");
    });

    it("cancels, which mails nobody", async () => {
      const path = await bookPending();
      expect(await read(path)).toContain(`href="${path}?change=cancel"`);
      const form = await read(`${path}?change=cancel`);
      expect(form).toContain('value="cancel"');
      const canceled = await send(`${path}?change=cancel`, { intent: "cancel" });
      expect(canceled.status).toBe(200);
      expect(canceled.html).not.toContain("We sent");
      const { body } = await visitor.send("GET", `/api${path}`);
      expect(body.appointment.status).toBe("cancelled");
      expect(await toStranger()).toHaveLength(1);
    });

    it("says to call us when the mail with the link is withheld", async () => {
      const path = await bookPending({ website: "x" });
      expect(await toStranger()).toEqual([]);
      for (const shown of [path, `${path}?booked`]) {
        const html = await read(shown);
        expect(html).toContain("One more step: call us");
        expect(html).not.toContain("One more step: check your email");
        expect(html).not.toContain("Confirm this inspection");
      }
    });
  },
);
