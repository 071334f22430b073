/** What every part of a table is given with which something can be done. */
export interface Part<View, Speech> {
  view: View;
  options: string[];
  busy: boolean;
  speech: Speech;
  /** The card of the hand that is chosen, or empty. */
  chosen: string;
  answer: (text: string) => void;
  ask: (text: string, beside?: Element | null) => void;
  enlarge: (card: string) => void;
}
