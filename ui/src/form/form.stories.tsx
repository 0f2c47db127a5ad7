import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Form } from './form.tsx'
import { AffaireForm, none } from './story-affaire-form.tsx'

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  parameters: {
    docs: {
      description: {
        component:
          'Holds fields by name, checks them by rules and leads to what is wrong. For a question with one field use `confirm`.',
      },
    },
  },
  args: { values: none, onValuesChange: fn(), onSubmit: fn(), onDirtyChange: fn(), onReset: fn(), children: null },
  render: (args) => <AffaireForm {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Référence' }), 'A-1')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Libellé' }), 'Ascenseurs')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Agence' }), 'evr{Enter}')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date de création' }), '01/02/2026')
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Durée' }), '90')
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer les changements' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      values: {
        ...none,
        refAffaire: 'A-1',
        lbAffaire: 'Ascenseurs',
        idAgence: 3,
        dtCreation: '2026-02-01',
        ordre: 90,
        isActif: false,
      },
    })
  },
})

export const Refused = meta.story({
  // Its page shows it as it is once it has been played.
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('everything that is wrong is said once, and the first field has the focus', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse mail' }), 'ada')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Heure' }), '25:00{Enter}')
      await expect(args.onSubmit).not.toHaveBeenCalled()
      await expect(canvas.getByRole('textbox', { name: 'Référence' })).toHaveFocus()
      await expect(canvas.getByRole('alert')).toHaveTextContent('5 erreurs à corriger')
      await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'La valeur Référence est requise',
        'La valeur Libellé est requise',
        'La valeur Agence est requise',
        'Adresse mail\u00a0: Addresse E-mail non valide',
        "Heure\u00a0: Format de l'heure non valide",
      ])
    })
    await step('a line of the summary leads to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'La valeur Agence est requise' }))
      await expect(canvas.getByRole('combobox', { name: 'Agence' })).toHaveFocus()
    })
    await step('a field that was wrong is judged while it is mended, the others are left alone', async () => {
      const reference = canvas.getByRole('textbox', { name: 'Référence' })
      await userEvent.type(reference, 'A')
      await expect(reference).toBeValid()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse IP' }), '1.2')
      await expect(canvas.getByRole('textbox', { name: 'Adresse IP' })).toBeValid()
      await expect(canvas.getByRole('alert')).toHaveTextContent('4 erreurs à corriger')
    })
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const label = canvas.getByRole('textbox', { name: 'Libellé' })
    await userEvent.type(label, 'x')
    await expect(canvas.getByRole('button', { name: 'Enregistrer les changements' })).toBeVisible()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true })
    await userEvent.clear(label)
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false })
  },
})

const serverErrors = { RefAffaire: 'Cette référence existe déjà', budget: 'Le budget de l’agence est clos' }

export const ServerErrors = meta.story({
  args: { values: { ...none, refAffaire: 'A-1', lbAffaire: 'Ascenseurs', idAgence: 1 }, serverErrors },
  play: async ({ canvas, args, userEvent }) => {
    const reference = canvas.getByRole('textbox', { name: 'Référence' })
    await waitFor(() => expect(reference).toHaveFocus())
    await expect(reference).toHaveAccessibleDescription('Douze caractères au plus. Cette référence existe déjà')
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveTextContent('2 erreurs à corriger')
    await expect(summary).toHaveTextContent('Le budget de l’agence est clos')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await userEvent.type(reference, 'b')
    await expect(reference).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(summary).toBeEmptyDOMElement()
  },
})

/** Several lines are lines: at their field one under the other, in the summary each with its link. */
export const ServerLines = meta.story({
  args: {
    values: { ...none, refAffaire: 'A<1', lbAffaire: 'Ascenseurs', idAgence: 1 },
    serverErrors: { refAffaire: ['« A<1 » est déjà prise', 'Douze caractères au plus'], budget: ['Clos', 'Dépassé'] },
  },
  play: async ({ canvas }) => {
    const reference = canvas.getByRole('textbox', { name: 'Référence' })
    await waitFor(() => expect(reference).toHaveFocus())
    await expect(canvas.getByText(/« A<1 » est déjà prise/, { selector: 'span' }).textContent).toBe(
      '« A<1 » est déjà prise\nDouze caractères au plus',
    )
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Référence\u00a0: « A<1 » est déjà prise',
      'Référence\u00a0: Douze caractères au plus',
      'Clos',
      'Dépassé',
    ])
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
})

const settled: { resolve?: (value?: unknown) => void } = {}

export const NeverTwice = meta.story({
  args: {
    values: { ...none, refAffaire: 'A-1', lbAffaire: 'Ascenseurs', idAgence: 1 },
    onSubmit: fn(
      () =>
        new Promise((resolve) => {
          settled.resolve = resolve
        }),
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Libellé' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    settled.resolve?.()
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'en cours' })).toBeNull())
    await userEvent.click(canvas.getByRole('textbox', { name: 'Libellé' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    settled.resolve?.()
  },
})

export const HalfTypedDate = meta.story({
  args: { values: { ...none, refAffaire: 'A-1', lbAffaire: 'Ascenseurs', idAgence: 1, dtCreation: '2026-02-01' } },
  play: async ({ canvas, args, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Date de création' })
    await userEvent.clear(date)
    await userEvent.type(date, '31/02/2026{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(date).toHaveFocus()
    await expect(date).toHaveAccessibleDescription('Date non valide, écrire jj/mm/aaaa')
    await userEvent.clear(date)
    await userEvent.type(date, '1/3/26{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ values: expect.objectContaining({ dtCreation: '2026-03-01' }) })
  },
})

export const EnterHeldDown = meta.story({
  args: { values: { ...none, refAffaire: 'A-1', lbAffaire: 'Ascenseurs', idAgence: 1 }, onSubmit: fn() },
  play: async ({ canvas, args }) => {
    const label = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Libellé' })
    // The browser submits at every keydown that is not prevented; only the first of a held key may.
    const press = async (repeat: boolean) => {
      if (await fireEvent.keyDown(label, { key: 'Enter', repeat })) label.form?.requestSubmit()
    }
    await press(false)
    for (let held = 0; held < 10; held += 1) {
      await press(true)
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Enregistrer' })).not.toHaveAttribute('aria-disabled'),
      )
    }
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** A caller that writes its errors out at every render must not take the focus from who is typing. */
export const RefusedAsAWhole = meta.story({
  args: { values: { ...none, refAffaire: 'A-1', lbAffaire: 'Ascenseurs', idAgence: 1 } },
  render: (args) => <AffaireForm {...args} serverErrors={{ '': 'Le budget de l’agence est clos' }} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^Le budget de l’agence est clos$/))
    const label = canvas.getByRole('textbox', { name: 'Libellé' })
    await userEvent.type(label, ' du quai nord')
    await expect(label).toHaveFocus()
    await expect(label).toHaveValue('Ascenseurs du quai nord')
  },
})
