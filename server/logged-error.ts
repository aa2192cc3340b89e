/** An error as the log has it. */
type LoggedError = { type: string; code?: string; message: string; stack: string };

/**
 * The error without what could be of a person: a database's `detail` and what a mail server has replied stay out, and so
 * does a message that quotes a value. The code then stands in its place.
 */
export function loggedError(error: Error & { code?: unknown }): LoggedError {
  const code = typeof error.code === "string" ? error.code : undefined;
  return {
    type: error.name,
    ...(code && { code }),
    message: code === undefined ? error.message : quotesNobody(error, code),
    stack: placesOf(error),
  };
}

function quotesNobody(error: Error, code: string): string {
  if (isOthersReply(error) || isDataException(code)) return code;
  const [line = ""] = error.message.split("\n");
  return line
    .replace(receivedValue, "")
    .replace(searchedWords, "")
    .replace(/\S+@\S+/g, "…");
}

/** nodemailer's errors have what the mail server said, with the recipient's address as a rule. */
function isOthersReply(error: Error): boolean {
  return "response" in error || "responseCode" in error || "rejected" in error;
}

/** Of PostgreSQL's messages, those of class 22 quote the value. Others name tables, columns and constraints. */
function isDataException(code: string): boolean {
  return /^22[0-9A-Z]{3}$/.test(code);
}

/** Node's errors of wrong arguments end with the argument. */
const receivedValue = /[.,]? (?:Received |\[").*$/;

/** SQLite's errors of a search end with its words. */
const searchedWords = / near ".*$/;

function placesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");
}
