/** From the first instant to the second, in epoch milliseconds. */
export type BusyInterval = { start: number; end: number };

/** What is asked of a calendar. */
export type ReadJob = {
  /** As it came, in UTF-8. */
  text: Uint8Array;
  /** The time that is of interest, in epoch milliseconds. */
  from: number;
  to: number;
  /** In which days begin, and times that name no zone are meant. */
  timeZone: string;
  /** Whose calendar it is: what somebody with one of these has declined does not keep them away. In lower case. */
  mailboxes: readonly string[];
  /** Ends of the UIDs of our own appointments, which close no time by themselves: `@example.com`. */
  ownUids: readonly string[];
};

/** Why a calendar could not be read. */
export type ReadFault =
  /** It is something else, or only a part of it. */
  | "no calendar"
  /** It repeats more than anybody can do, or takes more time or memory than it may. */
  | "too much";

/** What a calendar says, without a word of it. `unread`: entries that could not be understood. */
export type ReadOutcome = { busy: BusyInterval[]; unread: number } | { fault: ReadFault };
