/** A page of this width, in px, beside the window's own: elements that are fixed to it are measured from there. */
export const pageOf = (width: number) => () => {
  Object.assign(document.body.style, { inlineSize: `${width}px`, transform: 'translate(0)' })
  return () => {
    document.body.style.inlineSize = ''
    document.body.style.transform = ''
  }
}
