import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Button } from "./button.tsx";

it("a busy button is disabled, says what it does, and has a place after it that takes its focus", () => {
  const html = renderToStaticMarkup(
    <Button busy busyLabel="Submitting...">
      Send
    </Button>,
  );
  expect(html).toMatch(/^<button type="submit" disabled="" aria-busy="true"/);
  expect(html).toMatch(/<\/button><span tabindex="-1" class="sr-only">Submitting\.\.\.<\/span>$/);
});

it("one that is not busy is alone, and disabled if it has to be", () => {
  expect(renderToStaticMarkup(<Button>Send</Button>)).toMatch(
    /^<button type="submit" class="[^"]*">Send<\/button>$/,
  );
  expect(renderToStaticMarkup(<Button disabled>Send</Button>)).toContain(' disabled=""');
});
