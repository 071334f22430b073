// The signs, patterns and light that only this game has.
import { gradient, pattern, SIGNS as SHARED } from "../../rummy/art/signs";

export const SIGNS: Record<string, string> = {
  ...SHARED,
  moon: '<path d="M16 2A10.5 10.5 0 1 0 22 17A9 9 0 0 1 16 2Z" fill="currentColor"/>',
  leaf: '<path d="M3 21C2 8 10 2 22 2C22 14 16 22 6 19L3 23Z" fill="currentColor"/><path d="M5 20Q10 11 17 7" stroke="var(--on,var(--paper))" stroke-width="1.6" fill="none"/>',
  wheel:
    '<g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9.5" stroke-width="2.6"/><path d="M12 3V21M3 12H21M5.6 5.6L18.4 18.4M18.4 5.6L5.6 18.4" stroke-width="1.6"/></g><circle cx="12" cy="12" r="3" fill="currentColor"/>',
  bell: '<path d="M12 2Q14 2 14 4Q19 5.5 19 12Q19 16 22 18.5H2Q5 16 5 12Q5 5.5 10 4Q10 2 12 2Z" fill="currentColor"/><path d="M9 20H15Q14.5 23 12 23Q9.5 23 9 20Z" fill="currentColor"/>',
  star: '<path d="M12 1L14.4 9.6L22 5.5L16.6 12L22 18.5L14.4 14.4L12 23L9.6 14.4L2 18.5L7.4 12L2 5.5L9.6 9.6Z" fill="currentColor"/>',
  hat: '<path d="M6 17L5 3Q12 1 19 3L18 17ZM1 16.5Q12 14 23 16.5Q23 21 12 21Q1 21 1 16.5Z" fill="currentColor"/>',
  helmet:
    '<path d="M12 1.5L13.5 4Q20 5.5 20 14.5L22.5 19.5Q12 16.5 1.5 19.5L4 14.5Q4 5.5 10.5 4Z" fill="currentColor"/><path d="M12 8l1.3 2.7 2.7.3-2 2 .6 2.8L12 14.4 9.4 15.8 10 13 8 11l2.7-.3Z" fill="var(--on,var(--paper))"/>',
  alibi:
    '<circle cx="12" cy="14" r="8" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M12 9v5l3.5 2M9.5 3h5M12 3v3" stroke="currentColor" stroke-width="2.2" fill="none" stroke-linecap="round"/>',
};

export const DEFS =
  pattern("cobbles", 12, 6, '<path d="M0 0H12M0 3H12M3 0V3M9 3V6" stroke="#4a5867" stroke-width=".6" fill="none"/>') +
  gradient("linear", "dusk", [
    [0, "#10161e"],
    [0.6, "#27323e"],
    [1, "#1a222b"],
  ]);
