import { describe, expect, it } from "vitest";
import type { ShownEvent, TimelineEntry } from "#domain/lead/timeline-entry.ts";
import { leadEventExamples } from "#tests/support/lead-event-examples.ts";
import { timelineText } from "./timeline.ts";

type Details<Kind extends ShownEvent["kind"]> = Extract<ShownEvent, { kind: Kind }>["details"];

function text(event: ShownEvent, staff: TimelineEntry["staff"] = null) {
  return timelineText({ id: "1", at: "2026-11-24T19:00:00Z", staff, ...event }, "Contact form");
}

describe("a timeline entry", () => {
  it.each(leadEventExamples)("$name reads: $title", ({ sent, title, text: written }) => {
    expect(text(sent)).toMatchObject({ title, text: written, trouble: "" });
  });

  it("of a mail that came in says who wrote it, what came with it and what it quotes", () => {
    const said = { author: "person" as const, from: "ada@example.com", subject: "", text: "Hi" };
    const reply = (change: Partial<Details<"reply">> = {}) =>
      text({ kind: "reply", details: { ...said, ...change } });
    expect(reply()).toEqual({
      ...{ title: "Email from the person", text: "Hi", trouble: "", attached: "" },
    });
    expect(reply({ author: "program", from: "" }).title).toBe("Automatic email from nobody");
    expect(reply({ isFromElsewhere: true, subject: "Roof" }).title).toBe(
      "Email from another address, ada@example.com: Roof",
    );
    expect(reply({ rest: "On Monday", photos: 2, files: ["a.pdf", "b.heic"] })).toMatchObject({
      rest: "On Monday",
      attached:
        "Photos: 2, with the others of this lead. Not taken over, see the mailbox: a.pdf, b.heic.",
    });
  });

  it.each<[ShownEvent, string]>([
    [
      { kind: "appointment", details: { event: "assigned", inspector: null } },
      "Inspector: unassigned",
    ],
    [{ kind: "changed", details: {} }, "Changed"],
    [{ kind: "unknown", details: {} }, "Something that this version of the desk cannot read"],
  ])("%j reads: %s", (event, title) => {
    expect(text(event).title).toBe(title);
  });

  it.each(["fax", "appointment"])(
    "of a later release, %s, is shown as one that cannot be read",
    (kind) => {
      const later = { kind, details: { event: "painted" } } as unknown as ShownEvent;
      expect(text(later)).toEqual(text({ kind: "unknown", details: {} }));
    },
  );

  it("says what happened to a mail, and why it was not delivered", () => {
    const mailText = (details: Partial<Details<"mail">>) =>
      text({
        kind: "mail",
        details: {
          ...{ mailId: "m", mailKind: "booking-confirmation", to: "ada@example.com" },
          ...{ subject: "Your inspection", state: "sent", error: null, ...details },
        },
      });
    expect(mailText({ state: "sent", error: "tried twice" })).toEqual({
      title: "Email to ada@example.com: Your inspection (sent)",
      text: "",
      trouble: "",
    });
    const dead = mailText({ state: "dead", error: "The mailbox is full." });
    expect(dead.title).toContain("(not delivered)");
    expect(dead.trouble).toBe("The mailbox is full.");
    const alert = { to: "", subject: "Text alert to whoever is on duty", state: "queued" } as const;
    expect(mailText(alert).title).toBe("Text alert to whoever is on duty (waiting to be sent)");
    expect(mailText({ mailKind: "telegram", to: "", subject: "" }).title).toBe("telegram (sent)");
  });

  it("says of a booking in a burst who confirmed it", () => {
    const pressed: ShownEvent = { kind: "appointment", details: { event: "pressed" } };
    expect(text(pressed).title).toBe("The visitor has confirmed the booking");
    expect(text(pressed, { id: "s", name: "Ann" }).title).toBe(
      "Confirmed along with the rest of its burst",
    );
  });
});

describe("a text to the person", () => {
  const textTo = (details: Pick<Details<"mail">, "state" | "error"> & { isHeld: boolean }) =>
    text({ kind: "text", details: { text: "Hi", to: "(703) 555-0142", ...details } });

  it.each([
    [{ state: "sent", error: null, isHeld: false }, "Text to (703) 555-0142 (sent)", ""],
    [
      { state: "queued", error: null, isHeld: true },
      "Text to (703) 555-0142 (waiting until 8:00 AM)",
      "",
    ],
    [
      { state: "dead", error: "They want none.", isHeld: false },
      "Text to (703) 555-0142 (not delivered)",
      "They want none.",
    ],
  ] as const)("of %j is %s", (details, title, trouble) => {
    expect(textTo(details)).toEqual({ title, text: "Hi", trouble });
  });
});
