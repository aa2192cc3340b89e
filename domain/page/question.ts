export type Question = { id: string; question: string; answer: string };
