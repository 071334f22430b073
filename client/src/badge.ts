// A mark on the page's icon while it is one's turn, so that it can be seen among other tabs.

export function badge(on: boolean): void {
  const link = globalThis.document?.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = on ? "/icon-turn.svg" : "/icon.svg";
}
