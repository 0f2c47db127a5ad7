import { newerVersionExists, tacheExists } from '../../../services/Prm/ModTache/states.ts'
import { on } from '../../states/set-up.ts'
import { putValeur } from '../../states/values.ts'
import { putNewerVersion } from '../../states/versions.ts'

export const states = [
  on(
    tacheExists,
    async (
      { lbTypeTache, lbActivite, lbFrequence, idTacheModele = null, lbDescription = null, ...tache },
      { db, now },
    ) => {
      const values = [
        { refTable: 'Prm.ModTacheType', idValeur: tache.idTypeTache, lbValeur: lbTypeTache },
        { refTable: 'Prm.ModTacheActivite', idValeur: tache.idActivite, lbValeur: lbActivite },
        { refTable: 'Prm.ModTacheFrequence', idValeur: tache.idTypeFrequence, lbValeur: lbFrequence },
      ]
      for (const { refTable, idValeur, lbValeur } of values) {
        if (idValeur !== null)
          await putValeur(db, { refTable, idValeur, refValeur: `V${idValeur}`, lbValeur: lbValeur ?? '' })
      }
      const dtModification = tache.dtModification ?? now.toISOString()
      await db
        .insertInto('tache')
        .values({ ...tache, idTacheModele, lbDescription, dtModification })
        .execute()
    },
  ),

  on(newerVersionExists, ({ idModeversion, newer }, { db }) =>
    putNewerVersion(db, 'modeVersion', 'idModeversion', idModeversion, newer),
  ),
]
