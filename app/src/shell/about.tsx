import { Card } from '@ronde/ui/card'
import { DescriptionList } from '@ronde/ui/description-list'
import { useUnit } from 'effector-react'
import { $config } from '../config/config.ts'
import { useText } from '../locales/use-text.ts'
import { ReadFailure } from '../notices/read-failure.tsx'
import { formatInstant } from '../base/dates.ts'
import { ScreenTitle } from '../kit/screens/screen-title.tsx'
import { $appInfo, $appInfoFailure, appInfoAsked } from '../navigation/menus.ts'
import { AboutCards } from './about.styles.ts'
import { AboutLibraries } from './about-libraries-list.tsx'
import { HomeRoot } from './home.styles.ts'
import { Recorder } from './recorder/recorder-part.tsx'

/** The build of the console, the version of the server, what this tab recorded, and the libraries used. */
export function About() {
  const text = useText()
  const [config, info, failure] = useUnit([$config, $appInfo, $appInfoFailure])
  const askInfo = useUnit(appInfoAsked)
  const console: Fact[] = [
    [text('about.product'), config.product.title],
    [text('about.build'), config.buildVersion],
    [text('about.environment'), config.environment],
  ]
  const server: Fact[] = [
    [text('about.application'), info?.lbApplication],
    [text('about.version'), info?.version],
    [text('about.environment'), info?.environnement],
    [text('about.database'), info?.lbBase],
    [text('about.serverTime'), info ? formatInstant(info.dtServeur, 'dateTime') : undefined],
  ]
  return (
    <HomeRoot>
      <ScreenTitle title={text('view.about')} />
      <AboutCards>
        <FactCard title={text('about.console')} facts={console} />
        {failure && !info ? (
          <Card title={text('about.server')}>
            <ReadFailure of={{ error: failure, retry: askInfo }} />
          </Card>
        ) : (
          <FactCard title={text('about.server')} facts={server} />
        )}
      </AboutCards>
      <Recorder />
      <AboutLibraries />
    </HomeRoot>
  )
}

/** Name and value of a fact; the value is undefined while it is loading. */
type Fact = readonly [name: string, value: string | undefined]

function FactCard({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card title={title}>
      <DescriptionList
        isPending={facts.every(([, value]) => value === undefined)}
        items={facts.map(([name, value]) => ({ id: name, term: name, value }))}
      />
    </Card>
  )
}
