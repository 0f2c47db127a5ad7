export { AppBar } from './app-bar.tsx'
export type { AppBarProps } from './app-bar.tsx'
