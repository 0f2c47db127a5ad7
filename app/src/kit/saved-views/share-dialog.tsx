import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { Button } from '@ronde/ui/button'
import { ComboBox } from '@ronde/ui/combo-box'
import { Dialog } from '@ronde/ui/dialog'
import { Form } from '@ronde/ui/form'
import { Stack } from '@ronde/ui/stack'
import { Switch } from '@ronde/ui/switch'
import { TextField } from '@ronde/ui/text-field'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { useText } from '../../locales/use-text.ts'
import { useRead } from '../ask/use-read.ts'
import { ReadPart } from '../rows/read-part.tsx'
import type { SharedView, Sharing } from './shared-view.ts'
import { shareFx } from './shared-views.ts'

export interface ShareDialogProps {
  /** The shared view to change; null: a new one. */
  before: SharedView | null
  /** Name at first. */
  name: string
  /** View and slot of the list. */
  list: string
  /** Query of the view. */
  query: string
  onClose: () => void
}

const toAll: Sharing = { groups: [], isDefault: false, isLocked: false }

/** Dialog that sets who a view is shared with, and whether their lists open with it. */
export function ShareDialog({ before, name: given, list, query, onClose }: ShareDialogProps) {
  const text = useText()
  const formId = useId()
  const [share, isSharing] = useUnit([shareFx, shareFx.pending])
  const groups = useRead(SecSecurite.GetGroupeList, {})
  const [name, setName] = useState(given)
  const [sharing, setSharing] = useState<Sharing>(before ?? toAll)
  const change = (more: Partial<Sharing>) => setSharing({ ...sharing, ...more })
  const save = async () => {
    if (isSharing) return
    const tableTexts = { label: text('views.table'), description: text('views.tableWhat') }
    const { groups: meant, isDefault, isLocked } = sharing
    try {
      await share({ name: name.trim(), list, query, before, groups: meant, isDefault, isLocked, tableTexts })
      onClose()
    } catch {
      // A notice tells the refusal; the dialog stays open.
    }
  }
  return (
    <Dialog
      title={text(before ? 'views.sharing' : 'views.share', { name: given })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('editor.cancel')}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={isSharing}>
            {text('views.shareYes')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        rules={{ name: ['REQUISE', 'MAX:200'] }}
        values={{ name }}
        onSubmit={() => void save()}
        onValuesChange={({ values }) => typeof values.name === 'string' && setName(values.name)}
      >
        <Stack>
          <TextField name="name" label={text('views.sharedName')} autoFocus />
          <ReadPart reads={[groups]}>
            <ComboBox
              label={text('views.groups')}
              help={text('views.groupsHelp')}
              isMultiple
              options={(groups.value ?? []).map(({ idGroupe, lbGroupe }) => ({ value: idGroupe, label: lbGroupe }))}
              isPending={groups.value === null}
              value={sharing.groups}
              onValueChange={({ value }) => change({ groups: value })}
            />
          </ReadPart>
          <Switch
            label={text('views.isDefault')}
            value={sharing.isDefault}
            onValueChange={({ value }) => change({ isDefault: value, isLocked: value && sharing.isLocked })}
          />
          {sharing.isDefault && (
            <Switch
              label={text('views.isLocked')}
              value={sharing.isLocked}
              onValueChange={({ value }) => change({ isLocked: value })}
            />
          )}
        </Stack>
      </Form>
    </Dialog>
  )
}
