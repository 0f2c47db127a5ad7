import { expect } from 'vitest'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../wire/endpoint.ts'
import { interaction } from '../../wire/pact/interaction.ts'
import { refusals } from '../../wire/pact/refusals.ts'
import type { GivenState } from '../../wire/state.ts'
import { planner, reader, signedIn } from '../Core/SecAuthentification/states.ts'
import { bonEtat } from '../Core/SysValeur/endpoints.ts'
import { valeurExists } from '../Core/SysValeur/states.ts'
import { etats } from '../Core/SysTable/endpoints.ts'
import { tableExists } from '../Core/SysTable/states.ts'
import { archivage, type Propriete, type proprieteSent, type valeurSent } from '../propriete.ts'
import { proprieteExists } from './ModPropriete/states.ts'

type Valued = z.infer<z.ZodMiniObject<typeof valeurSent>>
type Written = z.infer<z.ZodMiniObject<typeof proprieteSent>>

interface Twin<Keys> {
  service: {
    GetValeurList: Endpoint<Keys, Propriete[]>
    UpdateValeur: Endpoint<Keys & Valued, Propriete>
    InsertPropriete: Endpoint<Keys & Written, Propriete>
  }
  owner: { idModeversion: number } | { idReferentielVersion: number }
  /** The version, and what makes it an old one. */
  version: readonly GivenState[]
  newer: GivenState
  unknown: Partial<Keys>
  lock: readonly [typeObjet: string, refObjet: string]
}

/** What the console relies on of properties, whoever has them. */
export function propertyInteractions<Keys extends object>({ service, owner, version, newer, unknown, lock }: Twin<Keys>): void {
  const { GetValeurList, UpdateValeur, InsertPropriete } = service
  const there = [...version, proprieteExists({ ...archivage, ...owner })]
  const etat = { ...archivage, idPropriete: 2, refPropriete: 'ETAT', idControlEdit: 9, refTable: bonEtat.refTable, value: bonEtat.refValeur, template: 'SysValeur', type: 'T' }
  const bare = { ...archivage, idPropriete: 3, refPropriete: 'NORME', lbDescription: null, idControlEdit: null, value: null, template: 'Text', type: 'T' }
  const current = ['Seule la version courante peut être modifiée']
  const unfit = ['La valeur ne convient pas au contrôle']

  interaction('those of a version', { given: [signedIn(reader), ...there], call: GetValeurList, then: ({ value }) => expect(value).toMatchObject([{ refPropriete: 'ARCHIVAGE', value: archivage.value, template: 'Date' }]) })
  interaction('one without control, description and value', {
    given: [signedIn(reader), ...version, proprieteExists({ ...bare, ...owner })],
    call: GetValeurList,
    answers: [bare],
    only: [{ refPropriete: 'NORME', idControlEdit: null, template: 'Text', type: 'T' }],
    then: ({ value }) => expect(value?.[0]?.value).toBeNull(),
  })
  interaction('those of a version that has none', { given: [signedIn(reader), ...version], call: GetValeurList, only: [], then: ({ value }) => expect(value).toEqual([]) })
  refusals(GetValeurList, { unknown })

  const { input: valued } = UpdateValeur.example
  interaction('another value', {
    given: [signedIn(planner), ...there],
    call: UpdateValeur,
    then: ({ value, messages }) => {
      expect(value?.value).toBe(valued.value)
      expect(messages).toHaveLength(1)
    },
  })
  interaction('a value that does not fit', { given: [signedIn(planner), ...there], call: UpdateValeur, input: { ...valued, value: '31/03/2026' }, messages: unfit })
  interaction('a value of an old version', { given: [signedIn(planner), ...there, newer], call: UpdateValeur, messages: current })
  refusals(UpdateValeur, {
    given: there,
    unknown: { idPropriete: 404_404 } as Partial<Keys & typeof valued>,
    stale: [...version, proprieteExists({ ...archivage, ...owner, dtModification: '2026-02-03T10:00:00.000Z' })],
    lock,
  })

  const { input: fresh } = InsertPropriete.example
  interaction('a new one', { given: [signedIn(planner), ...version], call: InsertPropriete, exactly: { template: 'Date', type: 'DT' }, then: ({ value }) => expect(value?.template).toBe('Date') })
  interaction('a new one that is a value of a table', {
    // Levels have the first keys.
    given: [signedIn(planner), ...version, tableExists(etats), valeurExists({ ...bonEtat, idValeur: 61 })],
    call: InsertPropriete,
    input: { ...fresh, refPropriete: etat.refPropriete, idControlEdit: 9, refTable: etat.refTable, value: etat.value },
    answers: etat,
    exactly: { template: 'SysValeur', type: 'T' },
    then: ({ value }) => expect(value?.refTable).toBe(bonEtat.refTable),
  })
  interaction('of a reference that is taken', { given: [signedIn(planner), ...there], call: InsertPropriete, messages: ['ARCHIVAGE existe déjà'] })
  interaction('a new one whose value does not fit', { given: [signedIn(planner), ...version], call: InsertPropriete, input: { ...fresh, value: 'demain' }, messages: unfit })
  interaction('a new one in an old version', { given: [signedIn(planner), ...version, newer], call: InsertPropriete, messages: current })
  refusals(InsertPropriete, { given: version, unknown: unknown as Partial<typeof fresh>, lock })
}
