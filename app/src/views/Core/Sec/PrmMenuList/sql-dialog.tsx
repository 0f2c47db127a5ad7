import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { Button } from '@ronde/ui/button'
import { CodeBlock } from '@ronde/ui/code-block'
import { Dialog } from '@ronde/ui/dialog'
import { Skeleton } from '@ronde/ui/skeleton'
import type { PanelContentProps } from '../../../../kit/actions/action.ts'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { useText } from '../../../../locales/use-text.ts'
import { ReadFailure } from '../../../../notices/read-failure.tsx'

/** Dialog with the SQL script that recreates the menus, to copy. */
export function SqlDialog({ onClose }: PanelContentProps) {
  const text = useText()
  const { value, error, retry } = useRead(SysMenu.GetSqlString, {})
  return (
    <Dialog
      title={text('action.CopierSql')}
      width={860}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{text('list.close')}</Button>}
    >
      {value !== null && <CodeBlock code={value} language="sql" label={text('menu.script')} />}
      {value === null && (error ? <ReadFailure of={{ error, retry }} /> : <Skeleton lines={8} />)}
    </Dialog>
  )
}
