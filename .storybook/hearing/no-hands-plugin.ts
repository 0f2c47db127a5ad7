import type { Plugin } from 'vite'

const name = '\0no-hands'

/**
 * Takes the hands from the virtual screen reader, by which it could also press and type: a second `user-event` in a page
 * takes the typed letters from the first, which plays the stories. Storybook brings that one in a file of its own.
 */
export const noHands: Plugin = {
  name: 'no-hands',
  enforce: 'pre',
  resolveId: (id) => (id === '@testing-library/user-event' ? name : undefined),
  load: (id) => (id === name ? 'export const userEvent = { setup: () => ({}) }; export default userEvent' : undefined),
}
