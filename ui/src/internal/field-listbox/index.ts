export { Listbox, optionId } from './listbox.tsx'
export { listedOptions } from './listed-options.ts'
export { findTyped, foldText, moveActive, nearestEnabled } from './move-active.ts'
export { Popover } from './popover.tsx'
