/** Name of the event of the window that says that a story has been played. */
export const storyPlayed = 'ronde:played'

const written = new WeakMap<CSSMediaRule, string>()
const asked = /\(prefers-reduced-motion:\s*reduce\)/

function visit(rules: CSSRuleList, isReduced: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule) ?? rule.media.mediaText
      written.set(rule, own)
      const wanted = isReduced && asked.test(own) ? own.replace(asked, 'all') : own
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
    if (rule instanceof CSSGroupingRule) visit(rule.cssRules, isReduced)
    else if (rule instanceof CSSStyleRule && rule.cssRules.length > 0) visit(rule.cssRules, isReduced)
  }
}

/**
 * Makes the page's own rules for reduced motion hold, or only where the system asks for them: a page cannot set that
 * preference, but it can rewrite the condition. Answers what ends it; components that come later are seen to as well.
 */
export function setReducedMotion(isReduced: boolean): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const apply = () => {
    for (const sheet of document.styleSheets) visit(sheet.cssRules, isReduced)
  }
  apply()
  if (!isReduced) return () => {}
  // Styles come with the components they belong to, and a component comes as a change of the page.
  const observer = new MutationObserver(apply)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  return () => observer.disconnect()
}
