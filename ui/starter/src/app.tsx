import { Button } from '@ronde/ui/button'
import { ConfirmHost, confirm } from '@ronde/ui/confirm-dialog'
import { Heading } from '@ronde/ui/heading'
import { icons } from '@ronde/ui/icons'
import { Stack } from '@ronde/ui/stack'
import { TextField } from '@ronde/ui/text-field'
import { UiProvider } from '@ronde/ui/theme'
import { ToastHost, toasts } from '@ronde/ui/toast'
import { useState } from 'react'

interface AppProps {
  /** Of the page's content security policy. */
  nonce?: string
}

/** A list of sites: one is added, and all are taken away after a question. */
export function App({ nonce }: AppProps) {
  const [name, setName] = useState('')
  const [sites, setSites] = useState<readonly string[]>([])

  const add = () => {
    setSites([...sites, name])
    setName('')
    toasts.add({ text: `${name} est ajouté` })
  }
  const removeAll = async () => {
    if (await confirm({ title: 'Retirer tous les sites ?', message: `${sites.length} sites seront retirés.` }))
      setSites([])
  }

  return (
    <UiProvider locale="fr" icons={icons} nonce={nonce}>
      <main>
        <Stack gap={4}>
          <Heading level={1}>Sites</Heading>
          <TextField label="Nom du site" value={name} onValueChange={({ value }) => setName(value)} />
          <Stack direction="row" gap={2}>
            <Button tone="primary" icon="plus" onPress={add} isDisabled={name === ''}>
              Ajouter
            </Button>
            <Button onPress={removeAll} isDisabled={sites.length === 0}>
              Tout retirer
            </Button>
          </Stack>
          <ul>
            {sites.map((site) => (
              <li key={site}>{site}</li>
            ))}
          </ul>
        </Stack>
      </main>
      <ToastHost />
      <ConfirmHost />
    </UiProvider>
  )
}
