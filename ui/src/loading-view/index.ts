export { LoadingView } from './loading-view.tsx'
export type { LoadingViewProps } from './loading-view.tsx'
