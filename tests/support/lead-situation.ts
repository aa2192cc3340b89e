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
 * `confirmation`: whether the confirmation of their online booking answers them, too, while they know where it is, and
 * whether anybody at the office has seen that booking.
 */
export type LeadSituation = Knowledge & {
  answer: "none" | "given" | "by-telling";
  confirmation: "none" | "unseen" | "seen";
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
  const { answer, confirmation } = before;
  switch (happening.is) {
    case "agreed": {
      const known = knowledgeAfter(before, happening);
      if (happening.with === "desk") {
        return { ...known, answer: answered(answer), confirmation: seen(confirmation) };
      }
      const isConfirmed = happening.with === "confirmation" && isNewBooking(before);
      return { ...known, answer: "none", confirmation: isConfirmed ? "unseen" : "none" };
    }
    case "called-off":
      return { ...knowledgeAfter(before, happening), answer: "none", confirmation: "none" };
    case "moved":
    case "canceled":
      return { ...knowledgeAfter(before, happening), answer, confirmation: seen(confirmation) };
    case "told": {
      if (!isUntold(before)) return before;
      const telling = answer === "none" ? "by-telling" : answer;
      return { ...knowledgeAfter(before, happening), answer: telling, confirmation };
    }
    case "unsent": {
      const other = answer === "by-telling" ? "none" : answer;
      return { ...knowledgeAfter(before, happening), answer: other, confirmation };
    }
    case "kept":
      return { ...before, ...knowledgeAfter(before, { is: "told" }) };
    case "answered":
      return { ...before, answer: answered(answer), confirmation: seen(confirmation) };
    case "returned":
      return { ...before, answer: "none", confirmation: "none" };
    case "mail-refused":
    case "unrelated":
      return before;
  }
}

/** Whether their person is answered. What told them of a time that no longer holds answers nobody. */
export function isAnswered(situation: LeadSituation): boolean {
  const isConfirmed = situation.confirmation !== "none" && !isUntold(situation);
  return situation.answer !== "none" || isConfirmed;
}

/** Whether nobody owes the person anything: they are answered, and believe in no time that is wrong. */
export function isSettled(situation: LeadSituation): boolean {
  return isAnswered(situation) && !isUntold(situation);
}

function answered(answer: LeadSituation["answer"]): LeadSituation["answer"] {
  return answer === "none" ? "given" : answer;
}

function seen(confirmation: LeadSituation["confirmation"]): LeadSituation["confirmation"] {
  return confirmation === "unseen" ? "seen" : confirmation;
}

/** Whether what its person agrees on by themselves is for nobody to see: the booking, and a move before anybody has seen it. */
function isNewBooking({ time, confirmation }: LeadSituation): boolean {
  return time === null || confirmation === "unseen";
}
