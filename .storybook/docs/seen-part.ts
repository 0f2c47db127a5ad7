/** The first element of a selector that takes room on the page. */
export const seenPart = (page: ParentNode, find: string): Element | undefined =>
  [...page.querySelectorAll(find)].find((element) => element.getBoundingClientRect().width > 0)
