import { ConfirmHost } from '@ronde/ui/confirm-dialog'
import { UiProvider } from '@ronde/ui/theme'
import { act, render } from '@testing-library/react'
import { Provider } from 'effector-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { EndpointAnswer } from './answers.ts'
import { type TestConsole, testConsole } from './test-scope.ts'
import type { EditorContext } from '../editor/context.ts'
import type { MemoryDrafts } from '../editor/testing/memory-drafts.ts'
import { EditorHost, type EditorHostProps } from '../editor/editor-host.tsx'
import type { Editor } from '../editor/editor.ts'
import { $editors } from '../editor/model.ts'
import { contextAt } from '../editor/testing/no-context.ts'

export const editorId = 'Test Creer {}'
const newContext: EditorContext = contextAt({ params: { idAffaireGuid: '7d1f' } })

/** Id of the editor that is open in a console. */
export const openingIn = ({ scope }: TestConsole): string => Object.keys(scope.getState($editors))[0] ?? ''

interface Shown extends Partial<Omit<EditorHostProps, 'id' | 'editor'>> {
  drafts?: MemoryDrafts
  /** Content after the editor, on the same page. */
  beside?: ReactNode
}

/** Renders an editor alone on a page reached by one navigation, and returns what it did outside. */
export function showEditor(
  editor: Editor,
  answers: readonly EndpointAnswer[],
  { drafts, beside, ...props }: Shown = {},
) {
  const it = testConsole({ answers, drafts })
  const onClose = vi.fn<() => void>()
  let update: (more: Partial<EditorHostProps>) => void = () => {}
  function Host() {
    const [more, setMore] = useState<Partial<EditorHostProps>>({})
    useEffect(() => {
      update = setMore
    }, [])
    return (
      <EditorHost
        id={editorId}
        editor={editor}
        context={newContext}
        editors={{}}
        offers={() => true}
        onClose={onClose}
        {...props}
        {...more}
      />
    )
  }
  const shown = (
    <UiProvider locale="fr">
      <Host />
      {beside}
      <ConfirmHost />
    </UiProvider>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: shown },
      { path: '/before', element: <p>avant</p> },
    ],
    {
      initialEntries: ['/before', '/?q=x', '/?q=x&e=Creer'],
      initialIndex: 2,
    },
  )
  render(
    <Provider value={it.scope}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>,
  )
  const rerenderWith = (more: Partial<EditorHostProps>) => act(() => update(more))
  return { ...it, onClose, router, rerenderWith }
}
