import type { Key } from "./key.ts";
import type { Random } from "./random.ts";

const words = {
  name: "Ada Homeowner",
  email: "ada@example.com",
  phone: "(703) 555-0111",
  address: "12 Maple Street, Fairfax, VA",
  notes: "Gate code 4411",
  message: "A leak over the porch",
  subject: "Contact",
  service: "gutters",
  projectTimeline: "immediate",
  date: "2026-12-01",
  timeSlot: "9:00 AM",
  customerId: "x",
  submissionKey: "some-key",
  choose: "2026-12-02",
  month: "2026-12-01",
  intent: "cancel",
  confirm: "yes",
  textConsent: "on",
  website: "",
  stamp: "x",
  source: "page",
  assessmentId: "x",
};
const fields = Object.keys(words) as (keyof typeof words)[];

const oddTexts = [
  ...[
    "",
    " ",
    "x",
    "\u0000",
    "\ud800",
    "\udfff\ud800",
    "\u202e",
    "é".repeat(50),
    "x".repeat(6_000),
  ],
  ...["9999-99-99", "0000-00-00", "0000-01-01", "9999-12-31", "2026-02-30", "-271821-04-20"],
  ...["2026-12-01T09:00:00.000Z", "2026-12-01T99:99:99Z", "a@b.c?bcc=d@e.f", "a@b.c\r\nBcc: d@e.f"],
  ...["<script>", "'; drop table appointments; --", "__proto__", "NaN", "25:00 PM", "9:00 am"],
];

const answers = {
  roofAge: { value: "new", score: 0 },
  leaks: { value: "none", score: 0 },
  shingles: { value: "excellent", score: 0 },
  storm: { value: "none", score: 0 },
  gutters: { value: "great", score: 0 },
  ventilation: { value: "none", score: 0 },
};
const result = { score: 0, category: "x", recommendation: "x", urgency: "low" };

/** Bodies of API calls, partly invalid. */
export function jsonBody(random: Random, { customerId, date }: Key): Buffer {
  const odd = () =>
    random.one<unknown>([
      ...[null, true, 0, -1, 1e308, [], {}, [[]], { toString: 1 }, answers, result],
      ...[["2026-12-01", "x"], Array(100).fill("2026-12-01"), random.one(oddTexts)],
    ]);
  const body: Record<string, unknown> = {
    ...words,
    answers,
    result,
    customerId,
    date,
    timeSlot: random.one(["9:00 AM", "10:00 AM", "11:00 AM", "12:00 PM"]),
    dates: [date],
  };
  for (const name of Object.keys(body)) if (random.chance(0.02)) body[name] = odd();
  for (const name of Object.keys(body)) if (random.chance(0.01)) delete body[name];
  if (random.chance(0.1)) body.customerInfo = random.chance(0.5) ? { ...words } : odd();
  if (random.chance(0.3)) body.emergency = random.chance(0.7) ? true : odd();
  const text = JSON.stringify(random.chance(0.93) ? body : odd()) ?? "";
  if (random.chance(0.9)) return Buffer.from(text);
  return random.one([
    Buffer.from(text.slice(0, random.below(text.length + 1))),
    Buffer.from(text.replace("{", '{"__proto__":{"x":1},')),
    Buffer.from(text.replace("{", '{"constructor":{"prototype":{}},')),
    Buffer.from(text.replace('"', '"\\ud800')),
    Buffer.from(text, "utf16le"),
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
    Buffer.from(text.replaceAll("a", "\xff"), "latin1"),
  ]);
}

/** Bodies of page forms, partly invalid. */
export function formBody(random: Random, { date }: Key): Buffer {
  const pairs: string[] = [];
  for (const name of fields) {
    if (random.chance(0.1)) continue;
    const text = random.chance(0.05) ? random.one(oddTexts) : { ...words, date }[name];
    pairs.push(`${name}=${encodeURIComponent(text.toWellFormed())}`);
  }
  if (random.chance(0.2)) {
    pairs.push(
      random.one([
        ...["date=x", "date=%", "date=%FF", "date=%00", "=x", "%=%", "name[a][b]=c", "name.a=1"],
        ...["__proto__=x", "__proto__.x=1", "name[0]=a&name[1]=b", "constructor.prototype.x=1"],
        ...["__intent__=x", "__intent__=%7B%22type%22%3A%22reset%22%7D", "__intent__=%7B%7D"],
        ...[
          "intent=move",
          "date=2026-12-01&date=x",
          `a${"&b".repeat(2_000)}`,
          "choose=x",
          "month=x",
        ],
      ]),
    );
  }
  return Buffer.from(pairs.join("&"), "latin1");
}
