import type { HTMLAttributes, Ref } from 'react'
import { createPortal } from 'react-dom'
import { layerHost } from '../layer-host.ts'
import { Surface } from './field-listbox.styles.ts'

interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>
}

/** A surface over the page. The attribute keeps modal dialogs from hiding it, and from taking a press on it for one outside of them. */
export function Popover(props: PopoverProps) {
  return createPortal(<Surface {...props} data-react-aria-top-layer="true" />, layerHost())
}
