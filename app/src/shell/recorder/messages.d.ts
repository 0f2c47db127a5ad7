import type messages from './messages.fr.json'

declare module '../../locales/messages.ts' {
  interface ViewMessages {
    'shell/recorder': typeof messages
  }
}
