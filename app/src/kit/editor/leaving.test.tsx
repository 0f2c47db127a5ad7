import { questions } from '@ronde/ui/confirm-dialog'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { agence as agenceEditor } from '../../views/Aff/Aff/editors/agence.ts'
import { editorId, showEditor } from '../testing/show-editor.tsx'

afterEach(() => {
  questions.dismissAll()
  cleanup()
})

const agence = () => screen.getByRole('textbox', { name: /Agence/ })
const type = (text: string) => fireEvent.change(agence(), { target: { value: text } })

describe('what is asked before it is thrown away', () => {
  const question = () => screen.findByRole('alertdialog')
  const back = (router: ReturnType<typeof showEditor>['router']) => act(() => router.navigate(-1))

  test('a step back in the browser asks, and keeps the editor when told to go on typing', async () => {
    const { router } = showEditor(agenceEditor, [])
    type('Dunkerque')
    await back(router)
    await question()
    const stay = screen.getByRole('button', { name: 'Continuer la saisie' })
    await expect.poll(() => document.activeElement).toBe(stay)
    fireEvent.click(stay)
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(router.state.location.search).toBe('?q=x&e=Creer')
    expect(agence()).toHaveProperty('value', 'Dunkerque')
  })

  test('a step back that is meant is made, and what was typed is let go', async () => {
    const { router, drafts } = showEditor(agenceEditor, [])
    type('Dunkerque')
    await back(router)
    await question()
    fireEvent.click(screen.getByRole('button', { name: 'Quitter' }))
    await expect.poll(() => router.state.location.search).toBe('?q=x')
    expect(drafts.in('a.martin', editorId)).toBeNull()
  })

  test('nothing is asked, and no draft is left, where nothing was typed, or typed and taken back', async () => {
    const { router, drafts } = showEditor(agenceEditor, [])
    type('Dunkerque')
    await expect.poll(() => drafts.in('a.martin', editorId)).toMatchObject({ values: { lbAgence: 'Dunkerque' } })
    type('')
    await back(router)
    expect(router.state.location.search).toBe('?q=x')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(drafts.in('a.martin', editorId)).toBeNull()
  })

  test('a search typed beside it is no step away', async () => {
    const { router } = showEditor(agenceEditor, [])
    type('Dunkerque')
    await act(() => router.navigate('/?q=xy&e=Creer'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(router.state.location.search).toBe('?q=xy&e=Creer')
  })

  test('Cancel asks once, and closes without being asked again by its own step', async () => {
    const closing = vi.fn<() => void>()
    const { router } = showEditor(agenceEditor, [], {
      onClose: () => (closing(), void router.navigate('/?q=x', { replace: true })),
    })
    type('Dunkerque')
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    await question()
    fireEvent.click(screen.getByRole('button', { name: 'Quitter' }))
    await expect.poll(() => router.state.location.search).toBe('?q=x')
    expect(closing).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
