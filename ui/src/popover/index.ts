export { Popover } from './popover.tsx'
export type { PopoverProps, PopoverTriggerProps } from './popover.tsx'
