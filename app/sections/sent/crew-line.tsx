import { useEffect, useState } from "react";
import { fetchEmergencyNews } from "#api-client/inquiry-calls.ts";
import { useFacts } from "#app/facts/use-facts.ts";
import { rememberedFor, type SentHere } from "#app/forms/sent-here.ts";
import { crewLine as words } from "#content/en/sent-here.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import type { EmergencyNews } from "#domain/inquiry/inquiry-contract.ts";

/** Milliseconds between two questions. */
const pause = 20_000;

/** How far an emergency has come, while the page is looked at: until the crew has read it, or for an hour. */
export function CrewLine({ sent: { id, at } }: { sent: SentHere }) {
  const { timeZone } = useFacts();
  const [news, setNews] = useState<EmergencyNews>();

  useEffect(() => {
    if (!id) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;

    async function ask(): Promise<void> {
      clearTimeout(timer);
      if (document.visibilityState === "hidden" || Date.now() - at > rememberedFor) return;
      // Without an answer it is asked again.
      const found = await fetchEmergencyNews(id).catch(() => undefined);
      if (isGone) return;
      if (found) setNews(found);
      if (!found?.isReadByCrew) timer = setTimeout(ask, pause);
      else document.removeEventListener("visibilitychange", ask);
    }

    document.addEventListener("visibilitychange", ask);
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [id, at]);

  if (!id) return null;
  return (
    <p role="status" className="mt-2 font-semibold">
      {lineOf(timeZone, news)}
    </p>
  );
}

function lineOf(timeZone: string, news: Partial<EmergencyNews> = {}): string {
  const { alertedAt, isCrewAlerted, readAt, isReadByCrew } = news;
  const at = (moment: string) => clockTime(new Date(moment), timeZone);
  if (readAt) return isReadByCrew ? words.crewRead(at(readAt)) : words.officeRead(at(readAt));
  if (!alertedAt) return words.sent;
  return isCrewAlerted ? words.crewAlerted(at(alertedAt)) : words.officeAlerted(at(alertedAt));
}
