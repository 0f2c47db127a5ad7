interface Checked {
  globals: object
  parameters: { a11y?: { config?: { rules?: readonly { id: string; enabled: boolean }[] } } }
}

/** What a page may have once only, or under one name once; and frames, each of which is a story that is checked when it is shown alone. */
const onceOnly = ['frame-tested', 'landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main']

/** Side by side, every story is there twice: that its landmarks are is not the story's mistake. */
export function allowDoubledLandmarks(context: Checked): void {
  if (!('theme' in context.globals) || context.globals.theme !== 'all') return
  const { a11y } = context.parameters
  const rules = [...(a11y?.config?.rules ?? []), ...onceOnly.map((id) => ({ id, enabled: false }))]
  // The object is this run's own, its parameters are the story's.
  context.parameters = { ...context.parameters, a11y: { ...a11y, config: { ...a11y?.config, rules } } }
}
