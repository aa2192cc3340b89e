import { Moment } from "#desk/ui/moment.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { useNow } from "#desk/use-now.ts";
import { ageText } from "./age-text.ts";

/** Says how old the day is that is shown without a connection. */
export function DayAge({ at }: { at: number }) {
  const age = useNow((now) => ageText(now - at));
  return (
    <Notice>
      <p>
        Without a connection, this is the day as of{" "}
        <Moment at={new Date(at).toISOString()} className="font-semibold" />, {age}. It may have
        changed.
      </p>
    </Notice>
  );
}
