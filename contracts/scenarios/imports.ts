import { SysLog } from '../services/Core/SysLog/endpoints.ts'
import { SysValeur } from '../services/Core/SysValeur/endpoints.ts'
import { hold } from './broken.ts'
import type { Scenario } from './scenario.ts'
import { csv } from './world.ts'

const head = 'refValeur;lbValeur'

/** That a file is taken whole or not at all. */
export const imports: readonly Scenario[] = [
  {
    name: 'an import is all or nothing',
    run: async (world) => {
      const { idTableGuid } = await world.table([head, 'A;Ancien'])
      // The last line is wrong, after lines that are right.
      const file = csv([head, 'A;Nouveau', 'B;Bon', 'C D;Une référence ne prend pas d’espace'])
      const { errors } = await world.done(SysValeur.Import, { idTableGuid, file })
      hold(errors.length > 0, 'a reference with a space in it was taken')
      const rows = (await world.done(SysValeur.GetList, { idTableGuid })).map(
        ({ refValeur, lbValeur }) => `${refValeur} ${lbValeur}`,
      )
      hold(
        rows.join() === 'A Ancien',
        `an import with a bad line left its good ones: the table holds ${rows.join(', ')}`,
      )
    },
  },
  {
    name: 'a dry run says what would be, and writes nothing',
    isProposed: true,
    run: async (world) => {
      const { idTableGuid, refTable } = await world.table([head, 'A;Ancien'])
      const lines = async () =>
        (await world.done(SysLog.GetList, { take: 200 })).filter(
          ({ refAction, lbObjet, refObjet }) =>
            refAction === 'IMPORT' && (lbObjet?.includes(refTable) || refObjet === idTableGuid),
        ).length
      const before = await lines()
      const asked = { idTableGuid, file: csv([head, 'A;Nouveau', 'B;Bon']) }
      const dry = await world.done(SysValeur.Import, { ...asked, dryRun: true })
      hold(dry.inserted === 1 && dry.updated === 1, `a dry run told ${dry.inserted} new and ${dry.updated} changed`)
      const rows = await world.done(SysValeur.GetList, { idTableGuid })
      hold(rows.length === 1 && rows[0]?.lbValeur === 'Ancien', 'a dry run wrote its rows')
      hold((await lines()) === before, 'a dry run is in the log as an import')
      const wet = await world.done(SysValeur.Import, asked)
      hold(
        wet.inserted === dry.inserted && wet.updated === dry.updated,
        'the import did otherwise than its dry run said',
      )
    },
  },
]
