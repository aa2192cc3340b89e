import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { calendarAppointment } from "#tests/support/calendar.ts";
import { AppointmentCard } from "./appointment-card.tsx";

describe("the card of an appointment", () => {
  const lineOf = (inspector: string | undefined, inspectorNumber: number) =>
    renderToStaticMarkup(
      <AppointmentCard
        appointment={calendarAppointment()}
        inspector={inspector}
        inspectorNumber={inspectorNumber}
      />,
    ).match(/border-\[#\w+\]/)?.[0];

  it("has its inspector's line where cards of several stand together", () => {
    const lines = [0, 1, 2].map((number) => lineOf("Dana Ruiz", number));
    expect(new Set(lines).size).toBe(3);
    expect(lines).not.toContain(undefined);
  });

  it("has none in an inspector's own column, nor when nobody is assigned", () => {
    expect(lineOf(undefined, 0)).toBeUndefined();
    expect(lineOf("Unassigned", -1)).toBeUndefined();
  });
});
