import { withoutUnseen } from "#domain/person/plain-characters.ts";

/** What somebody wrote in a mail, and the rest of it: the mail that they answer, and what their program puts under it. */
export type WrittenPart = { written: string; rest: string };

/** Characters of a mail that are looked at, and that are kept of each part: more than anybody writes to a roofer. */
const mostRead = 100_000;
export const mostKept = 8_000;

/**
 * The plain text of a mail, taken apart at what mail programs write above a mail that is answered (Gmail, Outlook, Apple Mail,
 * Thunderbird, Yahoo and those of phones, in the languages that people here use), and at a signature. Whoever answers between the lines of what is
 * quoted is left whole: apart, neither would be understood. Each line is looked at a few times, whatever it holds.
 */
export function writtenPartOf(text: string): WrittenPart {
  const lines = plainLines(text);
  const at = lines.findIndex((_, index) => beginsQuote(lines, index));
  if (at < 0) return withoutSignature(lines, []);
  const above = lines.slice(0, at);
  const below = lines.slice(at);
  if (isAnsweredBetween(below)) return withoutSignature(lines, []);
  const under = answerUnder(below);
  if (under && isBlank(above)) {
    return withoutSignature(below.slice(under), below.slice(0, under));
  }
  return withoutSignature(above, below);
}

/** A text as it is kept: without what takes no room or turns the direction of reading, and not endless. */
export function keptText(text: string): string {
  const kept = Array.from(joined(plainLines(text)).slice(0, 2 * mostKept)).slice(0, mostKept);
  return kept.join("").trim();
}

/** Without spaces at the ends of lines, control characters and lone surrogates. */
function plainLines(text: string): string[] {
  return withoutUnseen(text.slice(0, mostRead).toWellFormed())
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .replace(/[\u00A0\u2007\u202F\t]/g, " ")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .split("\n")
    .map((line) => line.trimEnd());
}

/** Longer than any line that a program writes above a quote. */
const longestHeading = 400;
/** Lines over which such a line is broken, at most. */
const mostBroken = 4;

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? "").trim();
  if (line === "") return false;
  if (line.startsWith(">")) return true;
  if (line.length > longestHeading) return false;
  return isDivider(line) || isNamedAbove(lines, at) || isHeaderBlock(lines, at);
}

const dividers = [
  "original message",
  "forwarded message",
  "reply message",
  "mensaje original",
  "message d'origine",
  "ursprüngliche nachricht",
  "mensagem original",
];

/** `-----Original Message-----`, `Begin forwarded message:` */
function isDivider(line: string): boolean {
  const lower = line.toLowerCase();
  if (lower === "begin forwarded message:") return true;
  if (!lower.startsWith("--")) return false;
  return dividers.includes(lower.replaceAll("-", "").trim());
}

/** How programs begin and end the line that says who wrote what is quoted, in lower case. */
const namings = [
  { begins: "on ", ends: "wrote:" },
  { begins: "el ", ends: "escribió:" },
  { begins: "le ", ends: "a écrit :" },
  { begins: "le ", ends: "a écrit:" },
  { begins: "am ", ends: "schrieb:" },
  { begins: "em ", ends: "escreveu:" },
  { begins: "il ", ends: "ha scritto:" },
] as const;

/** `On Tue, Jun 2, 2026 at 9:12 AM Office <office@example.com> wrote:`, also broken over lines. */
function isNamedAbove(lines: readonly string[], at: number): boolean {
  const first = (lines[at] ?? "").trim().toLowerCase();
  const possible = namings.filter(({ begins }) => first.startsWith(begins));
  if (possible.length === 0) return false;
  let all = "";
  for (const line of lines.slice(at, at + mostBroken)) {
    all = `${all} ${line.trim().toLowerCase()}`.trimStart();
    if (all.length > longestHeading) return false;
    // Without a day or a time it is a sentence of theirs: `On the roof my neighbor wrote:`
    if (/\d/.test(all) && possible.some(({ ends }) => all.endsWith(ends))) return true;
    if (line.trim() === "") return false;
  }
  return false;
}

const froms = ["from:", "de:", "von:", "da:"];
const others = [
  ...["sent:", "date:", "to:", "subject:"],
  ...[
    "enviado:",
    "enviado el:",
    "fecha:",
    "para:",
    "asunto:",
    "envoyé :",
    "envoyé:",
    "objet :",
    "objet:",
    "à :",
    "à:",
  ],
  ...["gesendet:", "datum:", "an:", "betreff:", "data:", "assunto:", "inviato:", "oggetto:", "a:"],
];
/** Lines of a header that may be broken, and those that are looked at. */
const headerLines = 8;

/** Outlook's `From: … Sent: … To: … Subject: …`: at least two more of its lines have to follow. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const begins = (line: string, names: readonly string[]) => {
    const plain = line.trim().replaceAll("*", "").toLowerCase();
    return names.some((name) => plain.startsWith(name));
  };
  if (!begins(lines[at] ?? "", froms)) return false;
  const following = lines.slice(at + 1, at + headerLines);
  return following.filter((line) => begins(line, others)).length >= 2;
}

function isQuoted(line: string): boolean {
  return line.trimStart().startsWith(">");
}

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === "");
}

/** Whether somebody has written under more than one quoted passage. */
function isAnsweredBetween(below: readonly string[]): boolean {
  const first = below.findIndex(isQuoted);
  if (first < 0) return false;
  const last = below.findLastIndex(isQuoted);
  return below.slice(first, last).some((line) => line.trim() !== "" && !isQuoted(line));
}

/** Where what is written under the one quoted passage begins; undefined: there is none, or it is only a signature. */
function answerUnder(below: readonly string[]): number | undefined {
  const last = below.findLastIndex(isQuoted);
  if (last < 0 || isBlank(below.slice(last + 1))) return undefined;
  return last + 1;
}

/** The first lines of what phones and mail programs append. */
const appended = [
  "sent from ",
  "sent via ",
  "sent with ",
  "get outlook for ",
  "enviado desde ",
  "envoyé de mon ",
  "von meinem ",
  "yahoo mail: search, organize, conquer",
];
/** Lines of a signature under `-- `; what is longer is something else. */
const longestSignature = 15;
/** Characters of such a line: `Sent from the roof I can see …` is a sentence. */
const longestAppended = 80;

/** A signature stands at the end, and goes with the rest: its phone number may be of use. */
function withoutSignature(lines: readonly string[], rest: readonly string[]): WrittenPart {
  const end = lines.findIndex((line, at) => isSignature(lines, line, at));
  const kept = end < 0 ? lines : lines.slice(0, end);
  const cut = end < 0 ? [] : lines.slice(end);
  return {
    written: joined(kept),
    rest: joined([...cut, ...(cut.length > 0 ? [""] : []), ...rest]),
  };
}

function isSignature(lines: readonly string[], line: string, at: number): boolean {
  const plain = line.trim().toLowerCase();
  // What ends a line was taken away: the delimiter is `-- ` (RFC 3676, section 4.3).
  if (plain === "--") return lines.length - at - 1 <= longestSignature;
  if (plain.length > longestAppended) return false;
  if (!appended.some((begins) => plain.startsWith(begins))) return false;
  return lines.length - at <= longestSignature && isBlank(lines.slice(at + 1));
}

/** One text, with one empty line in place of several. */
function joined(lines: readonly string[]): string {
  const kept: string[] = [];
  for (const line of lines) {
    if (line.trim() === "" && (kept.length === 0 || kept.at(-1) === "")) continue;
    kept.push(line.trim() === "" ? "" : line);
  }
  return kept.join("\n").trim();
}
