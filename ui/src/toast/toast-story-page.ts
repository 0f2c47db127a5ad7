/** A page of this width, in px, whatever the window's: what is fixed to it has its measures from there. */
export const pageOf = (width: number) => () => {
  Object.assign(document.body.style, { inlineSize: `${width}px`, transform: 'translate(0)' })
  return () => {
    document.body.style.inlineSize = ''
    document.body.style.transform = ''
  }
}
