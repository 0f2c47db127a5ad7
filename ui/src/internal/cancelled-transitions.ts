/** Says to react-aria that a property is in transition no more; the element may be out of the document, where its own events reach nobody. */
function onCancel({ currentTarget, propertyName }: TransitionEvent): void {
  const end = new TransitionEvent('transitionend', { propertyName })
  Object.defineProperty(end, 'target', { value: currentTarget })
  document.dispatchEvent(end)
}

const onRun = ({ target }: TransitionEvent): void => {
  if (target instanceof Element) target.addEventListener('transitioncancel', onCancel as EventListener)
}

/**
 * Lets react-aria forget elements that are taken away in the middle of a transition; returns the function that ends it. It remembers which properties of an
 * element are in transition, hears of the first that is cancelled, and of no other: a border has four colours, and a user who closed a dialog
 * while the border of a field turned blue left the whole dialog in memory for good.
 */
export function forgetCancelledTransitions(): () => void {
  document.addEventListener('transitionrun', onRun)
  return () => document.removeEventListener('transitionrun', onRun)
}
