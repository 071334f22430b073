/** What a part is given, so that a test can change it. */
export function props<Given extends object>(given: Given): Given {
  const kept = $state(given);
  return kept;
}
