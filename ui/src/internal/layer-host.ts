const attribute = 'data-ui-layers'

/**
 * The element in which menus, lists and bubbles over the page stand; made with the first, and kept. A modal dialog of react-aria remembers each
 * element that is put beside it to be left usable, until it closes itself: it is to remember this one, and not every list that was ever opened in it.
 */
export function layerHost(): HTMLElement {
  const known = document.querySelector<HTMLElement>(`body > [${attribute}]`)
  if (known) return known
  const host = document.createElement('div')
  host.setAttribute(attribute, '')
  host.dataset.reactAriaTopLayer = 'true'
  return document.body.appendChild(host)
}
