// The signs, patterns and light that only this game has.
import { gradient, pattern, SIGNS as SHARED } from "../../rummy/art/signs";

export const SIGNS: Record<string, string> = {
  ...SHARED,
  clock:
    '<circle cx="12" cy="12" r="9.6" fill="none" stroke="currentColor" stroke-width="2.8"/><path d="M12 5.5V12H18" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  roofs:
    '<path d="M1 22V13L4 6H12L15 13V22ZM5 3h3v3H5Z" fill="currentColor"/><path d="M16.5 22V9L19 3L21.5 9L23 12V22Z" fill="currentColor"/><path d="M6 22v-6h4v6ZM6.5 9h3v3h-3Z" fill="var(--on,var(--paper))"/>',
  fan: '<path d="M12 22L1 9Q12-2 23 9Z" fill="currentColor"/><path d="M12 21L6 6M12 21L12 4M12 21L18 6" stroke="var(--on,var(--paper))" stroke-width="1.5"/><circle cx="12" cy="21.5" r="2" fill="currentColor"/>',
  window:
    '<path d="M7 2H17V22H7Z" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M12 2V22M7 11H17" stroke="currentColor" stroke-width="1.8"/><path d="M5 2L1 4V22L5 21ZM19 2L23 4V22L19 21Z" fill="currentColor"/>',
  bolt: '<path d="M14 1L3 14H10L8 23L21 9H13.5L17 1Z" fill="currentColor"/>',
  paper:
    '<path d="M2 3H19V19Q19 22 22 22H5Q2 22 2 19Z" fill="currentColor"/><path d="M19.5 7H22.5V19.5Q22.5 22 21 22" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M5 7H16M5 11.5H10M5 15H10M5 18.5H10M12.5 11.5H16V18.5H12.5Z" stroke="var(--on,var(--paper))" stroke-width="1.8" fill="none"/>',
  anchor:
    '<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"><circle cx="12" cy="4.4" r="2.6"/><path d="M12 7V21.5M7 10.5H17M2.5 14Q4 21.5 12 21.5Q20 21.5 21.5 14"/></g><path d="M.5 16L2.5 11.5L6 15ZM23.5 16L21.5 11.5L18 15Z" fill="currentColor"/>',
  purse:
    '<path d="M9 7L7 2Q12 4 17 2L15 7Q23 13 21 20Q20 23 12 23Q4 23 3 20Q1 13 9 7Z" fill="currentColor"/><path d="M8.5 8H15.5M10 19V12H14.5M10 15.5H13.5" stroke="var(--on,var(--paper))" stroke-width="1.9" fill="none"/>',
  quill:
    '<path d="M22 1C10 2 4 9 5 17L2 23L4 23L7 18C15 18 20 12 22 1Z" fill="currentColor"/><path d="M6 18Q11 10 18 5" stroke="var(--on,var(--paper))" stroke-width="1.5" fill="none"/>',
  candle:
    '<path d="M8 11H15V22H8Z" fill="currentColor"/><path d="M11.5 .5Q16 6 11.5 9.5Q7 6 11.5 .5Z" fill="currentColor"/><path d="M3 20.5H20V23.5H3Z" fill="currentColor"/>',
  glasses:
    '<g fill="none" stroke="currentColor" stroke-width="2.6"><circle cx="6" cy="14" r="4.7"/><circle cx="18" cy="14" r="4.7"/><path d="M10.5 13Q12 11 13.5 13M1.5 12L4 5M22.5 12L20 5" stroke-linecap="round"/></g>',
  bicorne:
    '<path d="M0 16.5Q4 15.5 6.5 10Q9 4.5 13 4.5Q17 5 18.5 10.5Q20 15.5 24 16Q22 20.5 12.5 17.8Q3 21.5 0 16.5Z" fill="currentColor"/><circle cx="9.6" cy="12" r="2.2" fill="var(--on,var(--paper))"/><path d="M9.6 5Q6 1 8.5 .5Q11 1.5 11 5Z" fill="currentColor"/>',
  spark:
    '<path d="M12 0L14.2 9.8L24 12L14.2 14.2L12 24L9.8 14.2L0 12L9.8 9.8Z" fill="currentColor"/><path d="M19 2l.9 3.1 3.1.9-3.1.9L19 10l-.9-3.1L15 6l3.1-.9Z" fill="currentColor"/>',
  paw: '<path d="M5 13Q3 5 5.5 4.5T8 10L8.4 3Q10-.5 11.2 3L11.6 9.6L13.2 2.4Q15.6-.6 16 3.4L15 10.4L18 5.6Q21 3.6 20 8Q18 13 18.6 16Q18 23.5 11.6 23.5Q6.6 23.5 3.4 18.5L.6 14.6Q.4 11.6 3 12.6Z" fill="currentColor"/>',
  rings:
    '<g fill="none" stroke="currentColor" stroke-width="2.8"><circle cx="8.2" cy="12" r="6.3"/><circle cx="15.8" cy="12" r="6.3"/></g>',
  eye: '<path d="M1 12Q12 1 23 12Q12 23 1 12Z" fill="none" stroke="currentColor" stroke-width="2.4"/><circle cx="12" cy="12" r="4" fill="currentColor"/>',
};

export const DEFS =
  gradient("linear", "paris", [
    [0, "#12141f"],
    [0.6, "#2c2f42"],
    [1, "#1d1e2a"],
  ]) +
  pattern("louvre", 8, 3.6, '<path d="M0 1H8" stroke="#0c1117" stroke-width="1.5"/>') +
  pattern("louvres", 8, 4, '<path d="M0 1.2H8" stroke="#fff" stroke-width="1.6"/>') +
  pattern("setts", 10, 6, '<path d="M0 5Q2.5 1 5 5Q7.5 1 10 5" stroke="#545468" stroke-width=".7" fill="none"/>');
