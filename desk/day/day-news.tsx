import { useEffect, useRef, useState } from "react";
import { type DayEntry, dayNews } from "./day-entries.ts";

/** Announces what has changed on the day while it is shown. Give it a `key` per day. */
export function DayNews({ entries }: { entries: readonly DayEntry[] | undefined }) {
  const known = useRef(entries);
  const [news, setNews] = useState("");
  useEffect(() => {
    const before = known.current;
    if (!entries) return;
    known.current = entries;
    const sentences = before ? dayNews(before, entries) : [];
    if (sentences.length > 0) setNews(sentences.join(" "));
  }, [entries]);
  return (
    <p aria-live="polite" className="sr-only">
      {news}
    </p>
  );
}
