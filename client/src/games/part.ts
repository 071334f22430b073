/** What every part of a table is given in which something can be done. */
export interface Part<View, Speech> {
  view: View;
  options: string[];
  busy: boolean;
  speech: Speech;
  answer: (text: string) => void;
  ask: (text: string, beside?: Element | null) => void;
}
