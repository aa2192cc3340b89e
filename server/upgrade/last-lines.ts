/** How many lines tell why a process ended, and how much of each. */
const most = { lines: 12, characters: 300 };

/** The last lines of a log, as somebody reads them: of a line of JSON, what it says and the error's own words. */
export function lastLines(log = ""): string[] {
  // Where in its files an error came up would push out what it says.
  const lines = log.split("\n").filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  return lines.slice(-most.lines).map((line) => wordsOf(line).slice(0, most.characters));
}

function wordsOf(line: string): string {
  if (!line.startsWith("{")) return line;
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(": ") || line;
  } catch {
    return line;
  }
}
