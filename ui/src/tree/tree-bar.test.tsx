import { fireEvent, render, screen } from '@testing-library/react'
import { createRef, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { UiProvider } from '../theme/index.ts'
import { TreeBar } from './index.ts'
import type { TreeHandle } from './index.ts'

const input = createRef<HTMLInputElement>()

function Bar() {
  const tree = useRef<TreeHandle>(null)
  const [search, setSearch] = useState('pompe')
  return <TreeBar tree={tree} search={search} onSearchChange={(change) => setSearch(change.search)} searchRef={input} />
}

test('the focus goes to the search as its text is cleared', () => {
  render(
    <UiProvider locale="fr">
      <Bar />
    </UiProvider>,
  )
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  const clear = screen.getByRole('button', { name: 'Effacer la recherche' })
  clear.focus()
  fireEvent.click(clear)
  expect(search.value).toBe('')
  expect(document.activeElement).toBe(search)
  expect(input.current).toBe(search)
})
