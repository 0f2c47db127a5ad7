export { Banner } from './banner.tsx'
export type { BannerProps } from './banner.tsx'
