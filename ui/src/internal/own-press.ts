/** Whether a press outside of a layer is its own: on a calendar or a list opened from inside, which stands elsewhere in the page, or on the button that opens and closes the layer. */
export const isOwnPress = (element: Element, id: string): boolean =>
  element.closest('[data-react-aria-top-layer]') !== null || isTrigger(element, id)

/** Whether an element is, or is in, the button that opens and closes a layer. */
export const isTrigger = (element: Element, id: string): boolean =>
  element.closest(`[aria-controls="${CSS.escape(id)}"]`) !== null
