import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { mergeProps } from 'react-aria'
import { Button } from '../../button/index.ts'
import type { ButtonProps } from '../../button/index.ts'
import { Tooltip } from '../../tooltip/index.ts'
import { Bubble } from '../../tooltip/tooltip.styles.ts'
import { useAnchored } from '../anchor/index.ts'
import { layerHost } from '../layer-host.ts'

interface BlockedButtonProps extends Omit<ButtonProps, 'isDisabled' | 'onPress' | 'ref'> {
  reason: string
}

/** A button that does nothing for now and says why: to a pointer that rests on it, to a finger that presses it, to a screen reader that reaches it. */
export function BlockedButton({ reason, children, ...rest }: BlockedButtonProps) {
  const id = useId()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [isTold, setTold] = useState(false)
  const { setFloating, floatingStyles } = useAnchored({ anchor: button, placement: 'bottom', gap: 6 })
  const own = {
    onBlur: () => setTold(false),
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Escape') setTold(false)
    },
  }
  return (
    <>
      <Tooltip content={isTold ? '' : reason} isName>
        {({ ref, ...trigger }) => (
          <Button
            {...mergeProps(rest, trigger, own)}
            ref={(element) => {
              ref(element)
              setButton(element)
            }}
            aria-disabled="true"
            aria-describedby={id}
            onPress={() => setTold(!isTold)}
          >
            {children}
          </Button>
        )}
      </Tooltip>
      <span id={id} hidden>{reason}</span>
      {isTold && createPortal(<Bubble ref={setFloating} style={floatingStyles} data-react-aria-top-layer>{reason}</Bubble>, layerHost())}
    </>
  )
}
