import { expect, fn, mocked, spyOn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CodeBlock } from './code-block.tsx'

const query = `-- Affaires ouvertes, les plus récentes d'abord
select a.ref_affaire, c.lb_client, a.dt_ouverture
from aff_affaire a
join cli_client c on c.id_client = a.id_client
where a.cd_etat <> 'CLOTUREE' and a.nb_prestations >= 2
order by a.dt_ouverture desc`

const meta = preview.meta({
  title: 'Components/CodeBlock',
  component: CodeBlock,
  parameters: { docs: { description: { component: 'Code to be read and copied: SQL, JSON, or plain.' } } },
  args: { label: 'Requête', code: query, language: 'sql' as const, onCopy: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Requête' })).toHaveTextContent('select a.ref_affaire')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copier' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(query)
    await expect(await canvas.findByText('Copié')).toBeVisible()
    await expect(args.onCopy).toHaveBeenCalledWith({ hasFailed: false })
    await userEvent.tab()
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
})

export const CopyRefused = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copier' }))
    await expect(await canvas.findByText('Le navigateur a refusé la copie')).toBeVisible()
    await expect(args.onCopy).toHaveBeenCalledWith({ hasFailed: true })
  },
})

export const Json = meta.story({
  args: {
    label: 'Réponse',
    language: 'json',
    code: JSON.stringify({ refAffaire: 'AFF-2026-0412', nbPrestations: 12, isCloturee: false, client: null }, null, 2),
  },
})

export const PlainText = meta.story({
  args: { label: 'Trace', language: 'text', code: '10:32 POST Aff/AffAffaire.Save\n10:32 409' },
})

export const Long = meta.story({
  args: {
    code: Array.from(
      { length: 40 },
      (_, at) =>
        `select ${at} as colonne_au_nom_particulierement_long, 'un texte qui ne tient pas sur une ligne' as texte, ${at * 1000} as nombre`,
    ).join('\n'),
    maxHeight: 200,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBe(200)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const Wrapped = meta.story({
  args: { isWrapped: true, code: query.replaceAll('\n', ' ') },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <CodeBlock {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByRole('region')
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth)
  },
})

export const English = meta.story({
  args: { label: 'Query' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
})
