/** Some fields of a view. */
export const pick = <View, Name extends keyof View>(view: View, names: readonly Name[]): Pick<View, Name> =>
  Object.fromEntries(names.map((name) => [name, view[name]])) as Pick<View, Name>;
