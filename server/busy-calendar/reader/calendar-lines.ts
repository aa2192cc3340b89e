/** Lines of a component, without its BEGIN and END, joined where they were folded. */
export type ComponentLines = string[];

/** What is looked at of a calendar. */
export type CalendarLines = {
  events: ComponentLines[];
  /** With all that is within them. */
  timeZones: ComponentLines[];
  /** As others see whether somebody is free (RFC 5545, section 3.6.4). */
  freeBusy: ComponentLines[];
  /** Of the calendar itself: its program writes whose it is there. */
  name: string;
};

/** The properties by which a time is closed. All others, such as titles, places and guests, are never looked at. */
const wanted = new Set([
  ...["UID", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID"],
  ...["STATUS", "TRANSP", "X-MICROSOFT-CDO-BUSYSTATUS", "FREEBUSY"],
]);

const places = { VEVENT: "events", VFREEBUSY: "freeBusy", VTIMEZONE: "timeZones" } as const;

/**
 * Takes a calendar apart into the lines of its components (RFC 5545, section 3.1). It reads each line once and keeps
 * those that matter, so that a long calendar takes little more memory than its text.
 * @returns undefined when it is none, or breaks off before its end.
 */
export function calendarLinesOf(text: string): CalendarLines | undefined {
  const found: CalendarLines = { events: [], timeZones: [], freeBusy: [], name: "" };
  const stack: string[] = [];
  let current: ComponentLines | undefined;
  let isEnded = false;

  for (const line of unfolded(text)) {
    const [, edge, component = ""] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const name = component.toUpperCase();
    if (stack.length === 0 && (edge?.toUpperCase() !== "BEGIN" || name !== "VCALENDAR")) {
      if (line.trim() === "") continue;
      return undefined;
    }
    const isWhole = stack[1] === "VTIMEZONE";
    if (edge?.toUpperCase() === "BEGIN") {
      if (isWhole) current?.push(line);
      stack.push(name);
      if (stack.length === 2 && isPlace(name)) {
        current = [];
        found[places[name]].push(current);
      }
    } else if (edge) {
      if (stack.pop() !== name) return undefined;
      if (stack.length === 1) current = undefined;
      else if (isWhole) current?.push(line);
      isEnded = stack.length === 0;
    } else if (stack.length === 1) {
      if (/^X-WR-CALNAME[:;]/i.test(line)) found.name = line.slice(line.indexOf(":") + 1);
    } else if (current && (isWhole || (stack.length === 2 && isWanted(line)))) {
      current.push(line);
    }
  }
  return isEnded ? found : undefined;
}

/** Someone's guests matter only where one of them has declined. */
function isWanted(line: string): boolean {
  const name = line.slice(0, line.search(/[:;]/)).toUpperCase();
  return wanted.has(name) || (name === "ATTENDEE" && /;PARTSTAT=DECLINED/i.test(line));
}

function isPlace(name: string): name is keyof typeof places {
  return Object.hasOwn(places, name);
}

/** Lines, each joined with those that continue it. */
function* unfolded(text: string): Generator<string> {
  let line: string | undefined;
  let at = text.charCodeAt(0) === byteOrderMark ? 1 : 0;
  while (at < text.length) {
    const newline = text.indexOf("\n", at);
    const end = newline === -1 ? text.length : newline;
    const isFolded = text[at] === " " || text[at] === "\t";
    const next = text.slice(isFolded ? at + 1 : at, text[end - 1] === "\r" ? end - 1 : end);
    if (isFolded && line !== undefined) {
      // Nobody's rule or id is longer; a picture within a line can be.
      if (line.length < longestLine) line += next;
    } else {
      if (line !== undefined) yield line;
      line = next;
    }
    at = end + 1;
  }
  if (line !== undefined) yield line;
}

const byteOrderMark = 0xfeff;
const longestLine = 100_000;
