import { Card } from '@ronde/ui/card'
import { Heading } from '@ronde/ui/heading'
import { Link } from '@ronde/ui/link'
import { Table } from '@ronde/ui/table'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { formatInstant } from '../../base/dates.ts'
import { $config } from '../../config/config.ts'
import { useText } from '../../locales/use-text.ts'
import { paths } from '../../navigation/paths.ts'
import { $isAuthenticated } from '../../session/session.ts'
import { PageTitle } from '../page-title.tsx'
import { SignInLanguages } from '../sign-in-languages.tsx'
import { conformity } from './conformity.ts'
import { byTheme, type Counts, madeOn, notProvenOf, reference, whole } from './results.ts'
import { Lacking, Prose, Root, Top } from './statement.styles.ts'

const defender = 'https://www.defenseurdesdroits.fr/'

/** The accessibility statement in the form required by law (decree 2019-768), from the proofs (docs/accessibility.md). */
export function Statement() {
  const text = useText()
  const { product, accessibility } = useUnit($config)
  return (
    <Page title={text('accessibility.title')}>
      <p>{text('accessibility.intro', { product: product.title, reference })}</p>
      <Part title={text('accessibility.stateTitle')}>
        <p>{text(`accessibility.state.${conformity}`)}</p>
      </Part>
      <Part title={text('accessibility.resultsTitle')}>
        <p>{text('accessibility.results', whole)}</p>
        <Results />
      </Part>
      <Part title={text('accessibility.notProvenTitle')}>
        <p>{text('accessibility.notProvenIntro')}</p>
        {byTheme.map(({ theme }) => (
          <Unproven key={theme} theme={theme} />
        ))}
        <p>{text('accessibility.exempt')}</p>
      </Part>
      <Part title={text('accessibility.madeTitle')}>
        <p>{text('accessibility.made', { day: formatInstant(madeOn, 'date') })}</p>
        <Heading level={3}>{text('accessibility.technologiesTitle')}</Heading>
        <p>{text('accessibility.technologies')}</p>
        <Heading level={3}>{text('accessibility.methodsTitle')}</Heading>
        <p>{text('accessibility.methods')}</p>
        <Heading level={3}>{text('accessibility.pagesTitle')}</Heading>
        <p>{text('accessibility.pages')}</p>
      </Part>
      <Part title={text('accessibility.contactTitle')}>
        {accessibility.contact ? (
          <>
            <p>{text('accessibility.contact')}</p>
            <p>
              <Link href={`mailto:${accessibility.contact}`}>{accessibility.contact}</Link>
            </p>
          </>
        ) : (
          <p>{text('accessibility.contactNone')}</p>
        )}
      </Part>
      <Part title={text('accessibility.rightsTitle')}>
        <p>{text('accessibility.rights')}</p>
        <p>
          <Link href={defender} isExternal>
            {text('accessibility.rightsLink')}
          </Link>
        </p>
      </Part>
      <Part title={text('accessibility.planTitle')}>
        <p>
          <Link href={paths.accessibilityPlan}>{text('accessibility.planLink')}</Link>
        </p>
      </Part>
    </Page>
  )
}

/** The plan for the next three years. */
export function Plan() {
  const text = useText()
  return (
    <Page title={text('accessibility.planTitle')}>
      <Part title={text('accessibility.planYearsTitle')}>
        <ul>
          {(['1', '2', '3'] as const).map((year) => (
            <li key={year}>{text(`accessibility.plan.${year}`)}</li>
          ))}
        </ul>
      </Part>
      <Part title={text('accessibility.planAlwaysTitle')}>
        <p>{text('accessibility.planAlways')}</p>
      </Part>
      <p>
        <Link href={paths.accessibility}>{text('accessibility.planBack')}</Link>
      </p>
    </Page>
  )
}

/** A page in the frame or, without a user, alone with a link back to the sign-in. */
function Page({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  const isAuthenticated = useUnit($isAuthenticated)
  return (
    <Root>
      {!isAuthenticated && (
        <Top>
          <Link href={paths.login}>{text('accessibility.back')}</Link>
          <SignInLanguages />
        </Top>
      )}
      <PageTitle title={title} />
      {children}
    </Root>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title}>
    <Prose>{children}</Prose>
  </Card>
)

function Results() {
  const text = useText()
  const counts = (['proven', 'notProven', 'notApplicable'] as const).map((state) => ({
    id: state,
    text: text(`accessibility.${state}`),
    align: 'end' as const,
    cell: (row: Counts) => row[state],
  }))
  return (
    <Table
      caption={text('accessibility.resultsTable')}
      isCaptionHidden
      columns={[
        {
          id: 'theme',
          text: text('accessibility.theme'),
          cell: ({ theme }) => `${theme}. ${text.of(`rgaa.theme.${theme}`, '')}`,
        },
        ...counts,
      ]}
      rows={byTheme}
      rowKey={({ theme }) => theme}
      footer={{
        theme: text('accessibility.total'),
        proven: whole.proven,
        notProven: whole.notProven,
        notApplicable: whole.notApplicable,
      }}
    />
  )
}

/** The criteria of a theme that are not proven, and what a proof would take. */
function Unproven({ theme }: { theme: number }) {
  const text = useText()
  const ids = notProvenOf(theme)
  if (ids.length === 0) return null
  return (
    <>
      <Heading level={3}>{`${theme}. ${text.of(`rgaa.theme.${theme}`, '')}`}</Heading>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            {`${id} ${text.of(`rgaa.${id}`, '')}`}
            <Lacking>{text('accessibility.lacks', { lacks: text.of(`rgaa.${id}.lacks`, '') })}</Lacking>
          </li>
        ))}
      </ul>
    </>
  )
}
