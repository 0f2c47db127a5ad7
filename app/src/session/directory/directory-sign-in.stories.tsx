import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ShowConsole } from '../../kit/testing/show-console.tsx'
import { held } from '../../kit/testing/test-scope.ts'
import { $directory } from './directory.ts'
import { DirectoryFailure } from './failure.ts'
import { fakeDirectory } from './testing/fake-directory.ts'

const failing = (problem: 'blocked' | 'forgotten') => {
  const directory = fakeDirectory()
  const failure = new DirectoryFailure(problem)
  return {
    ...directory,
    signIn: () => Promise.reject(failure),
    resetPassword: () => Promise.reject(new DirectoryFailure('blocked')),
  }
}

const meta = preview.meta({
  title: 'Screens/Shell/Directory sign-in',
  component: ShowConsole,
  parameters: { layout: 'fullscreen' },
  args: { at: '/Core/Sec/AuthLogin', isSignedOut: true, globals: {} },
  render: (args, { globals }) => <ShowConsole {...args} globals={globals} />,
})

export const WindowOpen = meta.story({
  args: { values: [held($directory, fakeDirectory())] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter par l’annuaire' }))
    await expect(await canvas.findByText('Continuez dans la fenêtre de l’annuaire.')).toHaveRole('status')
    await expect(canvas.getByRole('button', { name: 'Se connecter' })).toBeEnabled()
  },
})

export const Blocked = meta.story({
  args: { values: [held($directory, failing('blocked'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter par l’annuaire' }))
    await expect(await canvas.findByText(/Le navigateur a bloqué la fenêtre de l’annuaire/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Réinitialiser le mot de passe' })).toBeNull()
  },
})

export const ResetBlocked = meta.story({
  args: { values: [held($directory, failing('forgotten'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter par l’annuaire' }))
    await expect(await canvas.findByRole('button', { name: 'Réinitialiser le mot de passe' })).toBeVisible()
  },
})
