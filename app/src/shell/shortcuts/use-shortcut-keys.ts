import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { moveFx } from '../../navigation/navigation.ts'
import { paletteOpened } from '../palette/palette-state.ts'
import { isPageCovered, isTypedIn, type KeyMeaning, meaningOf, strokeOf } from './keys.ts'
import type { Lettered } from './letters.ts'
import { sheetOpened } from './shortcuts.ts'

/** Milliseconds to wait for the letter after `g`. */
const patience = 3000

/** The search of the screen shown, if it has one. */
const searchOfScreen = (): HTMLElement | null => document.querySelector('main :is([type=search], [role=searchbox])')

interface ShortcutKeys {
  letters: readonly Lettered[]
  /** Whether shortcuts without Ctrl or Cmd are on. */
  hasSingleKeys: boolean
}

/** Listens for the console's keys. @returns whether a letter is waited for */
export function useShortcutKeys({ letters, hasSingleKeys }: ShortcutKeys): boolean {
  const [openPalette, openSheet, move] = useUnit([paletteOpened, sheetOpened, moveFx])
  const [isGoing, setIsGoing] = useState(false)
  const going = useRef(false)

  useEffect(() => {
    const go = (whether: boolean) => {
      going.current = whether
      setIsGoing(whether)
    }
    const act = (meaning: KeyMeaning) => {
      go(meaning?.kind === 'go')
      if (meaning?.kind === 'palette') openPalette()
      else if (meaning?.kind === 'sheet') openSheet()
      else if (meaning?.kind === 'search') {
        const search = searchOfScreen()
        if (search) search.focus()
        else openPalette()
      } else if (meaning?.kind === 'letter') {
        const screen = letters.find(({ letter }) => letter === meaning.letter)
        if (screen) void move({ to: screen.href })
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // A Shift press precedes the letter it modifies.
      if (event.defaultPrevented || event.key === 'Shift') return
      const meaning = meaningOf(strokeOf(event), {
        isTyping: isTypedIn(document.activeElement),
        isCovered: isPageCovered(document),
        hasSingleKeys,
        isGoing: going.current,
      })
      if (meaning) event.preventDefault()
      act(meaning)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [letters, hasSingleKeys, openPalette, openSheet, move])

  useEffect(() => {
    if (!isGoing) return
    const stop = () => {
      going.current = false
      setIsGoing(false)
    }
    const timer = setTimeout(stop, patience)
    document.addEventListener('pointerdown', stop)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', stop)
    }
  }, [isGoing])

  return isGoing
}
