import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HoursFields } from "./hours-fields.tsx";
import type { TypedDays } from "./typed-facts.ts";

const open = { isOpen: true, opens: "07:30", closes: "17:00" };
const closed = { ...open, isOpen: false };
const days = (friday: TypedDays["Friday"]): TypedDays => ({
  ...{ Sunday: closed, Monday: open, Tuesday: open, Wednesday: open, Thursday: open },
  ...{ Friday: friday, Saturday: closed },
});

it("keeps the button that repeats Monday once it was pressed, so that the focus stays on it", () => {
  for (const friday of [closed, open]) {
    const html = renderToStaticMarkup(
      <HoursFields days={days(friday)} faults={{}} onChange={() => {}} />,
    );
    expect(html.match(/<button[^>]*>Same until Friday/g)).toHaveLength(1);
  }
});
