import { Download } from 'lucide-react'
import { use } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { DocumentViewer, type DocumentViewerProps } from './document-viewer.tsx'
import { Frame } from './story-frame.styles.ts'
import { pdfOf, planPicture } from './story-documents.ts'

const report = pdfOf('Page de garde', 'Consignes', 'Relev\u00e9s')
const letter = pdfOf('Une seule page')
const plan = planPicture()

const meta = preview.meta({
  title: 'Components/DocumentViewer',
  component: DocumentViewer,
  parameters: { docs: { description: { component: 'A document to be looked at, page by page: a PDF or a picture.' } } },
  args: { file: report, label: 'rapport.pdf', pdfFolder: `${import.meta.env.BASE_URL}pdf/` },
  render: (args) => (
    <Frame>
      <DocumentViewer {...args} />
    </Frame>
  ),
})

/** Waits for the page, which a worker has to read first. */
const shown = (canvas: { getByRole: (role: string, options: object) => HTMLElement }, name: string) =>
  waitFor(() => expect(canvas.getByRole('img', { name })).toBeVisible(), { timeout: 30_000 })

/** Whether anything dark was drawn on it. */
const isWritten = (element: HTMLElement): boolean => {
  if (!(element instanceof HTMLCanvasElement)) return false
  const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] }
  return data.some((value, at) => at % 4 === 0 && value < 100 && (data[at + 3] ?? 0) > 200)
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await shown(canvas, 'Page 1 sur 3')
    await waitFor(() => expect(isWritten(canvas.getByRole('img', { name: 'Page 1 sur 3' }))).toBe(true))
    await expect(canvas.getByText('Page de garde')).toBeInTheDocument()
    await step('by the buttons', async () => {
      await expect(canvas.getByRole('button', { name: 'Page précédente' })).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
      await shown(canvas, 'Page 2 sur 3')
      await expect(await canvas.findByText('Consignes')).toBeInTheDocument()
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page 2 sur 3'))
      await expect(canvas.getByRole('button', { name: 'Page suivante' })).toHaveFocus()
    })
    await step('at the last page the button is out of use, and the focus goes on to the view', async () => {
      await userEvent.keyboard('{Enter}')
      await shown(canvas, 'Page 3 sur 3')
      await expect(canvas.getByRole('button', { name: 'Page suivante' })).toBeDisabled()
      await expect(canvas.getByRole('region')).toHaveFocus()
      await userEvent.keyboard('{PageUp}')
      await shown(canvas, 'Page 2 sur 3')
    })
    await step('by its number', async () => {
      const field = canvas.getByRole('textbox', { name: 'Page' })
      await userEvent.click(field)
      await userEvent.keyboard('3{Enter}')
      await shown(canvas, 'Page 3 sur 3')
      await userEvent.keyboard('{Control>}a{/Control}99{Enter}')
      await expect(field).toHaveValue('3')
    })
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await shown(canvas, 'Page 1 sur 3')
    await waitFor(() => expect(canvas.getByText(/^\d+\s%$/)).toBeVisible())
    const view = canvas.getByRole('region', { name: 'rapport.pdf, document' })
    await userEvent.tab()
    await step('pages', async () => {
      view.focus()
      await userEvent.keyboard('{PageDown}')
      await shown(canvas, 'Page 2 sur 3')
      await userEvent.keyboard('{End}')
      await shown(canvas, 'Page 3 sur 3')
      await userEvent.keyboard('{PageUp}')
      await shown(canvas, 'Page 2 sur 3')
      await userEvent.keyboard('{Home}')
      await shown(canvas, 'Page 1 sur 3')
    })
    await step('size', async () => {
      await userEvent.keyboard('9')
      await expect(canvas.getByRole('button', { name: 'Page entière' })).toHaveAttribute('aria-pressed', 'true')
      const widthOf = () => canvas.getByRole('img', { name: 'Page 1 sur 3' }).getBoundingClientRect().width
      const whole = widthOf()
      await userEvent.keyboard('+')
      await waitFor(() => expect(widthOf()).toBeGreaterThan(whole))
      const larger = widthOf()
      await userEvent.keyboard('-')
      await waitFor(() => expect(widthOf()).toBeLessThan(larger))
      await userEvent.keyboard('0')
      await expect(canvas.getByRole('button', { name: 'Toute la largeur' })).toHaveAttribute('aria-pressed', 'true')
    })
    await expect(view).toHaveFocus()
  },
})

function Picture(args: DocumentViewerProps) {
  return <DocumentViewer {...args} file={use(plan)} />
}

export const Image = meta.story({
  args: { label: 'plan.png', defaultZoom: 'page' },
  render: (args) => (
    <Frame>
      <Picture {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await shown(canvas, 'plan.png')
    await waitFor(() => expect(isWritten(canvas.getByRole('img', { name: 'plan.png' }))).toBe(true))
    await expect(canvas.queryByRole('textbox', { name: 'Page' })).toBeNull()
  },
})

export const OnePage = meta.story({
  args: {
    file: letter,
    label: 'lettre.pdf',
    actions: (
      <Button size="small" icon={Download}>
        Télécharger
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await shown(canvas, 'lettre.pdf')
    await expect(canvas.queryByRole('button', { name: 'Page suivante' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Télécharger' })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { file: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Ouverture de rapport.pdf' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Agrandir' })).toBeDisabled()
  },
})

export const Unreadable = meta.story({
  args: { file: new File(['%PDF-1.7\nnothing'], 'rapport.pdf') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce document ne peut pas être affiché', {}, { timeout: 30_000 })).toBeVisible()
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { label: 'report.pdf' },
  play: async ({ canvas }) => {
    await shown(canvas, 'Page 1 of 3')
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await shown(canvas, 'Page 1 sur 3')
  },
})
