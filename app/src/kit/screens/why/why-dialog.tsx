import { Dialog } from '@ronde/ui/dialog'
import { Heading } from '@ronde/ui/heading'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useText } from '../../../locales/use-text.ts'
import { neededRole } from '../../../navigation/needed-role.ts'
import { $menus } from '../../../navigation/menus.ts'
import { $user } from '../../../session/session.ts'
import { $pageActions, type PageActions } from '../../actions/page-actions.ts'
import type { Judged } from './capabilities.ts'
import { pageReasons } from './page-reasons.ts'
import { JudgedLines } from './reasons-view.tsx'
import { useGroup } from './use-group.ts'
import type { WhyRow } from './why-asked.ts'
import { isReached, type Person } from './why-not.ts'
import { deedText } from './why-words.ts'
import { ScreenBlock, ScreenGrid } from './why.styles.ts'

/** The parts of the page as if one row were selected. */
const ofRow = (parts: readonly PageActions[], { view, name, offers }: WhyRow): PageActions[] => [
  { name, view, offers: [], run: () => {}, row: { name, offers } },
  ...parts.map((part) => ({ ...part, row: null })),
]

interface WhyDialogProps {
  /** The row in whose menu it was opened; null: for the whole page. */
  row: WhyRow | null
  onClose: () => void
}

/** The actions of the page: which are offered to the user, and for each that is not, why, and where to change that. */
export function WhyDialog({ row, onClose }: WhyDialogProps) {
  const text = useText()
  const [menus, user, offering] = useUnit([$menus, $user, $pageActions])
  // Users who may read the rights get more about their own: the roles, and the menus not given to them.
  const known = useGroup(isReached(menus, 'CoreSecPrmSecuriteAccueil') ? (user?.idGroupe ?? null) : null).person
  const screens = useMemo(() => {
    const person: Person = { ...(known ?? { roles: null }), menus }
    const parts = [...offering.values()].map((read) => read())
    const asked = row ? ofRow(parts, row) : parts
    const words = { row: (name: string) => text('why.row', { name }), here: text('why.here') }
    return pageReasons({ parts: asked, person, words })
  }, [known, menus, offering, row, text])
  /** Names the required role where the user's roles are not known, so that everything can be asked for at once. */
  const noteOf = ({ view, action, reasons }: Judged): string | null => {
    const role = neededRole({ refRoute: null, refAction: action, routeEncrageMenu: view })
    return known === null && role !== null && reasons.some(({ kind }) => kind === 'menu')
      ? text('why.needs', { role: text(`role.${role}`) })
      : null
  }
  const lineOf = (one: Judged) => ({
    id: one.action ?? '',
    text: deedText(one.view, one.action, text),
    reasons: one.reasons,
    note: noteOf(one),
  })
  const about = { group: user?.lbGroupe ?? '' }
  return (
    <Dialog title={text('why.title')} width={640} onOpenChange={onClose}>
      <ScreenGrid>
        {screens.length === 0 && <p>{text('why.nothing')}</p>}
        {screens.map(({ view, judged }) => {
          const title = text.of(`view.${view}`, view)
          const missing = judged.filter(({ reasons }) => reasons.length > 0)
          return (
            <ScreenBlock key={view} aria-label={title}>
              <Heading level={3}>{title}</Heading>
              <JudgedLines
                label={title}
                about={about}
                onLeave={onClose}
                lines={[...missing, ...judged.filter(({ reasons }) => reasons.length === 0)].map(lineOf)}
              />
            </ScreenBlock>
          )
        })}
      </ScreenGrid>
    </Dialog>
  )
}
