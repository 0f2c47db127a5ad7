import type messages from './messages.fr.json'

declare module '../messages.ts' {
  interface ViewMessages {
    start: typeof messages
  }
}
