import { useState } from 'react'
import { Button } from '../button/index.ts'
import { TreeDemo } from './tree-story.tsx'
import type { TreeDemoProps } from './tree-story.tsx'

/** A tree whose moves are saved once the button is pressed. */
export function SlowTreeDemo({ onMove, ...props }: TreeDemoProps) {
  const [answer, setAnswer] = useState<(() => void) | null>(null)
  const save: TreeDemoProps['onMove'] = async (move) => {
    await onMove?.(move)
    await new Promise<void>((resolve) => setAnswer(() => resolve))
  }
  return (
    <>
      <Button isDisabled={!answer} onPress={() => answer?.()}>
        Répondre
      </Button>
      <TreeDemo {...props} onMove={save} />
    </>
  )
}
