export { Kbd } from './kbd.tsx'
export type { KbdProps } from './kbd.tsx'
