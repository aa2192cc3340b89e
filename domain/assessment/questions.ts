import { roofAges } from "./roof-ages.ts";

/** One of a question's options. `value` is stored; `label` is shown. */
export type AssessmentOption = { value: string; label: string; score: number };

export type AssessmentQuestion = {
  id: string;
  question: string;
  options: readonly AssessmentOption[];
};

/** The six questions with their scores. */
export const questions = [
  {
    id: "roofAge",
    question: "How old is your roof?",
    options: roofAges,
  },
  {
    id: "leaks",
    question: "Have you seen leaks or stains inside?",
    options: [
      { value: "none", label: "None", score: 0 },
      { value: "minor", label: "One small stain or drip", score: 5 },
      { value: "occasional", label: "Occasional leaks in heavy rain", score: 10 },
      { value: "frequent", label: "Frequent leaks, or one that won't stop", score: 15 },
    ],
  },
  {
    id: "shingles",
    question: "What do your shingles look like?",
    options: [
      { value: "excellent", label: "Excellent: flat, none missing", score: 0 },
      { value: "minor", label: "Minor wear: a few curled or cracked", score: 5 },
      { value: "moderate", label: "Moderate wear: some missing, or bald spots", score: 10 },
      { value: "severe", label: "Severe damage: many missing or broken", score: 15 },
      { value: "unknown", label: "I can't see them", score: 8 },
    ],
  },
  {
    id: "storm",
    question: "Has a storm hit the roof in recent years?",
    options: [
      { value: "none", label: "No, not that I know of", score: 0 },
      { value: "wind", label: "Strong wind", score: 5 },
      { value: "hail", label: "Hail", score: 10 },
      { value: "multiple", label: "More than one bad storm", score: 15 },
      { value: "unknown", label: "I don't know", score: 5 },
    ],
  },
  {
    id: "gutters",
    question: "What shape are your gutters in?",
    options: [
      { value: "great", label: "Great: clean and firmly attached", score: 0 },
      { value: "clogged", label: "Clogged now and then", score: 3 },
      { value: "damaged", label: "Damaged or sagging", score: 7 },
      { value: "detached", label: "Detached or missing", score: 10 },
    ],
  },
  {
    id: "ventilation",
    question: "What is the air like in your attic?",
    options: [
      { value: "none", label: "No problems that I've noticed", score: 0 },
      { value: "hot", label: "Very hot in summer", score: 5 },
      { value: "moisture", label: "Damp: moisture or frost", score: 8 },
      { value: "mold", label: "Mold or a musty smell", score: 12 },
      { value: "unknown", label: "I don't know", score: 5 },
    ],
  },
] as const satisfies readonly AssessmentQuestion[];

export type QuestionId = (typeof questions)[number]["id"];
