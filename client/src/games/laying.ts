// A table is laid in steps, each a task of its own, so that the page is never busy for long. `parts/Laid.svelte` takes
// them, and `Step.svelte` holds back what comes later; where nobody takes steps everything is there at once. A sheet that is
// laid so opens in the second: then all the rest of the page becomes inert, for which the browser styles it anew.
import { getContext, setContext } from "svelte";

/** How many follow after the first. */
export const STEPS = 4;

const LAYING = Symbol("laying");
type Step = () => number;
/** From which on a sheet is open. */
export const OPEN = 1;

export const layHere = (step: Step): void => void setContext(LAYING, step);
export const stepHere = (): Step => getContext<Step | undefined>(LAYING) ?? (() => STEPS);
