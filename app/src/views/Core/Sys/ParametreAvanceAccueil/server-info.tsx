import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { Card } from '@ronde/ui/card'
import { DescriptionList } from '@ronde/ui/description-list'
import { formatInstant } from '../../../../base/dates.ts'
import { useRead } from '../../../../kit/ask/use-read.ts'
import { ReadPart } from '../../../../kit/rows/read-part.tsx'
import { useText } from '../../../../locales/use-text.ts'

/** Version and state of the server, as it reports them. */
export function ServerInfo() {
  const text = useText()
  const read = useRead(SysInfo.GetAppInfo, {})
  const { value } = read
  const items = [
    { id: 'application', term: text('about.application'), value: value?.lbApplication },
    { id: 'version', term: text('about.version'), value: value?.version },
    { id: 'environment', term: text('about.environment'), value: value?.environnement },
    { id: 'database', term: text('about.database'), value: value?.lbBase },
    { id: 'time', term: text('about.serverTime'), value: value && formatInstant(value.dtServeur, 'dateTime') },
  ]
  return (
    <Card title={text('about.server')} style={{ gridColumn: '1 / -1' }}>
      <ReadPart reads={[read]}>
        <DescriptionList columns={2} isPending={!value} items={items} />
      </ReadPart>
    </Card>
  )
}
