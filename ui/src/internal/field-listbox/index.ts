export { Listbox, optionId } from './listbox.tsx'
export { findTyped, foldText, moveActive, nearestEnabled } from './move-active.ts'
export { Popover } from './popover.tsx'
