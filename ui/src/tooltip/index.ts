export { Tooltip } from './tooltip.tsx'
export type { TooltipProps, TooltipTriggerProps } from './tooltip.tsx'
