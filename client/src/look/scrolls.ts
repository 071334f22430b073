/** An attachment for text that scrolls where it is too long: as long as it does, keys reach it. */
export function scrolls(box: HTMLElement): () => void {
  const look = () => {
    const longer = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    if (longer) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  const words = new MutationObserver(look);
  size.observe(box);
  words.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    size.disconnect();
    words.disconnect();
  };
}
