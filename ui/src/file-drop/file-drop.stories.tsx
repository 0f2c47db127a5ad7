import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { FileDrop } from './file-drop.tsx'
import type { FileDropProps } from './file-drop.tsx'
import type { FileDropItem } from './file-drop-item.ts'

/** Sends nothing: holds the chosen files, as a screen would. */
function Holding(props: FileDropProps) {
  const [files, setFiles] = useState<readonly FileDropItem[]>(props.files ?? [])
  return (
    <FileDrop
      {...props}
      files={files}
      onFiles={(chosen) => {
        props.onFiles(chosen)
        setFiles([
          ...files,
          ...chosen.files.map(({ name, size }, index) => ({
            id: `${files.length + index}`,
            name,
            size,
            state: 'waiting' as const,
          })),
        ])
      }}
      onCancel={({ id }) => {
        props.onCancel?.({ id })
        setFiles(files.filter((file) => file.id !== id))
      }}
      onRetry={({ id }) => {
        props.onRetry?.({ id })
        setFiles(files.map((file) => (file.id === id ? { ...file, state: 'done' } : file)))
      }}
      onRemove={({ id }) => setFiles(files.filter((file) => file.id !== id))}
    />
  )
}

const meta = preview.meta({
  title: 'Components/FileDrop',
  component: FileDrop,
  parameters: {
    docs: {
      description: {
        component:
          'Files to send: dropped, pasted or chosen. It sends nothing itself; the caller tells how far each file is.',
      },
    },
  },
  args: {
    label: 'Fichier à importer',
    accept: ['.csv', '.xlsx'],
    maxSize: 1000,
    onFiles: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  render: (args) => <Holding {...args} />,
})

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const input = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!found) throw new Error('no file input')
  return found
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const zone = canvas.getByRole('button', {
      name: 'Fichier à importer Déposer un fichier ici ou cliquer pour choisir',
    })
    await step('the zone is a button that opens the choice of a file', async () => {
      await expect(zone).toHaveAccessibleDescription(/^Formats acceptés\s: \.csv, \.xlsx\. Taille maximale\s: 1\sko\.$/)
      const opened = fn()
      const open = (event: Event) => {
        event.preventDefault()
        opened()
      }
      input(canvasElement).addEventListener('click', open)
      await userEvent.tab()
      await expect(zone).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(opened).toHaveBeenCalledTimes(2)
      input(canvasElement).removeEventListener('click', open)
    })
    await step('a chosen file is told, listed and announced', async () => {
      await userEvent.upload(input(canvasElement), file('gammes.csv'))
      await expect(args.onFiles).toHaveBeenCalledOnce()
      const item = within(canvas.getByRole('list', { name: 'Fichiers, Fichier à importer' })).getByRole('listitem')
      await expect(item).toHaveTextContent('gammes.csv')
      await expect(item).toHaveTextContent('En attente')
      await expect(canvas.getByRole('status')).toHaveTextContent(/^gammes\.csv\s: ajouté$/)
    })
    await step('and can be cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Annuler l’envoi de gammes.csv' }))
      await expect(args.onCancel).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('listitem')).toBeNull()
    })
  },
})

/** Holds files over the zone, as the system would; the function it returns lets them go. */
const hold = (zone: HTMLElement, files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const one of files) dataTransfer.items.add(one)
  const send = (type: string) =>
    zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  send('dragenter')
  send('dragover')
  return () => send('drop')
}

export const Dropped = meta.story({
  args: { isMultiple: true },
  play: async ({ canvas, args, step }) => {
    const zone = canvas.getByRole('button')
    await step('the zone says what releasing does', async () => {
      const release = hold(zone, [file('a.csv', 1000), file('b.xlsx')])
      await waitFor(() => expect(zone).toHaveTextContent('Relâcher pour ajouter'))
      release()
      await waitFor(() => expect(zone).toHaveTextContent('Déposer des fichiers ici'))
      await expect(args.onFiles).toHaveBeenCalledOnce()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    })
    await step('what is empty, too big or of another kind is refused, with its reason', async () => {
      const release = hold(zone, [file('vide.csv', 0), file('gros.csv', 1001), file('virus.exe')])
      release()
      await expect(await canvas.findByText('Le fichier est vide')).toBeVisible()
      await expect(args.onFiles).toHaveBeenCalledOnce()
      await expect(canvas.getByText(/^Le fichier dépasse 1\sko$/)).toBeVisible()
      await expect(canvas.getByText('Ce format n’est pas accepté')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent(/vide\.csv\s: refusé\. Le fichier est vide/)
    })
  },
})

export const OnlyOne = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const release = hold(canvas.getByRole('button'), [file('a.csv'), file('b.csv')])
    release()
    await expect(await canvas.findByText('Un seul fichier est accepté')).toBeVisible()
    await expect(args.onFiles).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer b.csv' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
})

const onTheirWay: readonly FileDropItem[] = [
  { id: '1', name: 'gammes-2026.xlsx', size: 48_200, state: 'waiting' },
  { id: '2', name: 'localisations.csv', size: 1_250_000, state: 'sending', progress: 0.42 },
  { id: '3', name: 'matériels.csv', size: 12_000, state: 'done' },
  { id: '4', name: 'référentiel.csv', size: 800, state: 'error', reason: 'Le serveur n’a pas répondu.' },
]

export const OnTheirWay = meta.story({
  args: { isMultiple: true, files: onTheirWay },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'localisations.csv' })).toHaveAttribute(
      'aria-valuenow',
      '0.42',
    )
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer l’envoi de référentiel.csv' }))
    await expect(args.onRetry).toHaveBeenCalledWith({ id: '4' })
    await expect(canvas.getByRole('status')).toHaveTextContent(/^référentiel\.csv\s: envoi terminé$/)
    await expect(canvas.getByRole('button', { name: 'Retirer matériels.csv' })).toBeVisible()
  },
})

export const WithContent = meta.story({
  args: {
    isMultiple: true,
    files: [{ id: '1', name: 'plan.pdf', size: 20_400, state: 'waiting', content: 'Pour la page LEV-VGP-05' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Pour la page LEV-VGP-05')
  },
})

export const OddNames = meta.story({
  args: {
    files: [
      { id: '1', name: 'photo\u202egpj.exe', state: 'done' },
      { id: '2', name: `${'très-long-'.repeat(30)}fin.csv`, state: 'waiting' },
      { id: '3', name: '../../etc/"<b>passwd</b>"', state: 'done' },
      { id: '4', name: 'تقرير 2026 👩🏽‍🚒.csv', state: 'sending', progress: 0.9 },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>
      <Holding {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('photo\ufffdgpj.exe')).toBeVisible()
    await expect(canvas.getByText(/^très-long-.*….*fin\.csv$/)).toBeVisible()
    await expect(canvas.getByText('../../etc/"<b>passwd</b>"')).toBeVisible()
    await expect(canvas.getByText('تقرير 2026 👩🏽‍🚒.csv').tagName).toBe('BDI')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  args: { label: 'File to import', files: onTheirWay },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'File to import Drop a file here or click to choose' }),
    ).toBeVisible()
    await expect(canvas.getByText('Sending')).toBeVisible()
  },
})

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('button')
    await expect(zone).toBeDisabled()
    const release = hold(zone, [file('a.csv')])
    release()
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
})

export const WithError = meta.story({
  args: { isRequired: true, error: 'Un fichier est requis', help: 'Le modèle est sur la page d’aide.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Un fichier est requis$/)
  },
})
