// What a hint speaks of while its note is open: the answers it names. The page says it, and a table lights what they are about.
let answers = $state.raw<string[]>([]);

export const hinted = {
  get answers(): string[] {
    return answers;
  },
  set answers(named: string[]) {
    answers = named;
  },
};
