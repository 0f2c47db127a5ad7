import { Button } from '@ronde/ui/button'
import { Card } from '@ronde/ui/card'
import { Text } from '@ronde/ui/text'
import { useUnit } from 'effector-react'
import type { OwnPartProps } from '../../../../kit/actions/parts.ts'
import { useText } from '../../../../locales/use-text.ts'
import { usePathOf } from '../../../../navigation/offered.ts'
import { $isExporting, personAsked } from './model.ts'

/** What is held of a person, as a file. Shown only where the menus have the log, of which most of it is. */
export function PersonalDataCard({ place: { home } }: OwnPartProps) {
  const text = useText()
  const path = usePathOf('CoreSysLogList')
  const [isExporting, ask] = useUnit([$isExporting, personAsked])
  const idUser = home?.idUser
  if (path === null || typeof idUser !== 'number') return null
  return (
    <Card
      title={text('section.personalData')}
      actions={
        <Button icon="download" isPending={isExporting} onPress={() => ask({ idUser })}>
          {text('user.exportData')}
        </Button>
      }
    >
      <Text>{text('user.personalData')}</Text>
    </Card>
  )
}
