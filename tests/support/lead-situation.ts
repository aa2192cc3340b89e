import {
  type AppointmentHappening,
  isUntold,
  type Knowledge,
  knowledgeAfter,
} from "#domain/appointment/told-time.ts";

/*
 * What a lead owes its person after anything that can happen, written a second time: the server keeps who answered and when
 * in its rows, step by step, and `told-sequences.test.ts` compares the two after random sequences. It stands with the tests
 * because a server that asked it could not be compared with it.
 */

/**
 * What is known of a lead's person: where their appointment is, where they believe it to be, and whether we have answered
 * them. `by-telling`: the only answer is that we told them of a change, which goes if our mail is taken back.
 * `by-confirmation`: they have booked online, and nobody at the office has seen it.
 */
export type LeadSituation = Knowledge & {
  answer: "none" | "given" | "by-telling" | "by-confirmation";
};

/** What happens to a lead, as far as it matters for what its person knows and is owed. */
export type LeadHappening =
  | Exclude<AppointmentHappening, { is: "agreed" | "called-off" }>
  /**
   * With somebody at the desk it is an answer. What the person does by themselves is for us to see, unless it is a booking
   * that our mail confirms.
   */
  | (Extract<AppointmentHappening, { is: "agreed" }> & { with: "desk" | "nobody" | "confirmation" })
  | { is: "called-off" }
  /** They say that they will be there, at the time that it has. */
  | { is: "kept" }
  /** They are answered, but not told of a time: by a call, a text, a voicemail or a letter. */
  | { is: "answered" }
  /** They wait again, for example since they have texted. */
  | { is: "returned" }
  /** Our mail about a change may not be sent, so that nobody is told. */
  | { is: "mail-refused" }
  /** Changes nothing of this: another inspector, people that are merged or kept apart, spam and its release. */
  | { is: "unrelated" };

/** The situation after something has happened. A change that only we know of answers nobody. */
export function situationAfter(before: LeadSituation, happening: LeadHappening): LeadSituation {
  switch (happening.is) {
    case "agreed": {
      const answer = {
        desk: answered(before.answer),
        nobody: "none" as const,
        confirmation: afterConfirmed(before),
      }[happening.with];
      return { ...knowledgeAfter(before, happening), answer };
    }
    case "called-off":
      return { ...knowledgeAfter(before, happening), answer: "none" };
    case "moved":
    case "canceled": {
      const answer = before.answer === "by-confirmation" ? "given" : before.answer;
      return { ...knowledgeAfter(before, happening), answer };
    }
    case "told": {
      if (!isUntold(before)) return before;
      const answer = before.answer === "none" ? "by-telling" : before.answer;
      return { ...knowledgeAfter(before, happening), answer };
    }
    case "unsent": {
      const answer = before.answer === "by-telling" ? "none" : before.answer;
      return { ...knowledgeAfter(before, happening), answer };
    }
    case "kept":
      return { ...before, ...knowledgeAfter(before, { is: "told" }) };
    case "answered":
      return { ...before, answer: answered(before.answer) };
    case "returned":
      return { ...before, answer: "none" };
    case "mail-refused":
    case "unrelated":
      return before;
  }
}

/** Whether nobody owes the person anything: they are answered, and believe in no time that is wrong. */
export function isSettled(situation: LeadSituation): boolean {
  return situation.answer !== "none" && !isUntold(situation);
}

function answered(answer: LeadSituation["answer"]): LeadSituation["answer"] {
  return answer === "none" || answer === "by-confirmation" ? "given" : answer;
}

/** A booking is answered by its confirmation; its move is for us to see, unless nobody has seen the booking. */
function afterConfirmed({ time, answer }: LeadSituation): LeadSituation["answer"] {
  return time === null || answer === "by-confirmation" ? "by-confirmation" : "none";
}
