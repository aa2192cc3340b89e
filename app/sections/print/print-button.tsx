import type { ReactNode } from "react";
import { Button } from "#ui/pages/button.tsx";

/**
 * Prints one part of the page: the one with this id, which also has `data-print-sheet` (app.css
 * hides the rest on paper while the document is marked). Without scripts, the browser's menu prints
 * the whole page.
 */
export function PrintButton({ sheet, children }: { sheet: string; children: ReactNode }) {
  function print() {
    const { documentElement } = document;
    documentElement.dataset.printOnly = sheet;
    addEventListener("afterprint", () => delete documentElement.dataset.printOnly, { once: true });
    window.print();
  }
  return (
    <Button type="button" look="quiet" onClick={print} className="noscript:hidden">
      {children}
    </Button>
  );
}
