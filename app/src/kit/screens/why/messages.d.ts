import type messages from './messages.fr.json'

declare module '../../../locales/messages.ts' {
  interface ViewMessages {
    'kit/screens/why': typeof messages
  }
}
