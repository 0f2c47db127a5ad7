export { Disclosure } from './disclosure.tsx'
export type { DisclosureProps } from './disclosure.tsx'
