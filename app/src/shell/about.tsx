import { Card } from '@ronde/ui/card'
import { useUnit } from 'effector-react'
import { $config } from '../config/config.ts'
import { useText } from '../locales/use-text.ts'
import { formatInstant } from '../kit/dates.ts'
import { Facts } from '../kit/home-screen.styles.ts'
import { ScreenTitle } from '../kit/screen-title.tsx'
import { $appInfo } from '../navigation/menus.ts'
import { AboutCards } from './about.styles.ts'
import { AboutLibraries } from './about-libraries-list.tsx'
import { HomeRoot } from './home.styles.ts'

/** What runs here: the console's build, what the server says of itself, and the libraries it is made of. */
export function About() {
  const text = useText()
  const [config, info] = useUnit([$config, $appInfo])
  const console = [
    [text('about.product'), config.product.title],
    [text('about.build'), config.buildVersion],
    [text('about.environment'), config.environment],
  ]
  const server = info
    ? [
        [text('about.application'), info.lbApplication],
        [text('about.version'), info.version],
        [text('about.environment'), info.environnement],
        [text('about.database'), info.lbBase],
        [text('about.serverTime'), formatInstant(info.dtServeur, 'dateTime')],
      ]
    : []
  return (
    <HomeRoot>
      <ScreenTitle title={text('view.about')} />
      <AboutCards>
        <FactCard title={text('about.console')} facts={console} />
        {server.length > 0 && <FactCard title={text('about.server')} facts={server} />}
      </AboutCards>
      <AboutLibraries />
    </HomeRoot>
  )
}

function FactCard({ title, facts }: { title: string; facts: string[][] }) {
  return (
    <Card title={title}>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}
