import type messages from './messages.fr.json'

declare module '../../../locales/messages.ts' {
  interface ViewMessages {
    'Aff/Aff': typeof messages
  }
}
