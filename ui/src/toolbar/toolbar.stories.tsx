import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Toolbar, ToolbarGroup } from './toolbar.tsx'

const meta = preview.meta({
  title: 'Components/Toolbar',
  component: Toolbar,
  parameters: {
    docs: {
      description: { component: 'Controls that are one stop of the Tab key; the arrow keys go from one to the next.' },
    },
  },
  args: {
    label: 'Mise en page',
    children: (
      <>
        <ToolbarGroup label="Page">
          <IconButton label="Page précédente" icon="chevron-left" />
          <IconButton label="Page suivante" icon="chevron-right" />
        </ToolbarGroup>
        <ToolbarGroup label="Document">
          <Button tone="quiet" icon="printer">
            Imprimer
          </Button>
          <Button tone="quiet" icon="download">
            Télécharger
          </Button>
        </ToolbarGroup>
        <ToolbarGroup label="Aide" isAtEnd>
          <IconButton label="Aide" icon="circle-help" />
        </ToolbarGroup>
      </>
    ),
  },
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>Après</Button>
    </>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await expect(canvas.getByRole('toolbar', { name: 'Mise en page' })).toHaveAttribute(
      'aria-orientation',
      'horizontal',
    )
    await userEvent.tab()
    await expect(button('Page précédente')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(button('Imprimer')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(button('Page suivante')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(button('Aide')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Home}{ArrowRight}')
    await userEvent.tab()
    await expect(button('Après')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(button('Page suivante')).toHaveFocus()
  },
})

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Page suivante' })).toHaveFocus()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Page suivante' })).toHaveFocus()
  },
})
