import { expect } from 'vitest'
import { interaction } from '../../../wire/pact/interaction.ts'
import { refusals } from '../../../wire/pact/refusals.ts'
import { admin, agent, signedIn } from '../SecAuthentification/states.ts'
import { affaireList, type Route, SysRoute } from './endpoints.ts'
import { navigationChanged, routeExists } from './states.ts'

const { input, value: changed } = SysRoute.LastUpdate.example

interaction('a question for the last change of the menus, after one', {
  given: [signedIn(agent), navigationChanged(changed)],
  call: SysRoute.LastUpdate,
  exactly: changed,
  then: ({ value }) => expect(value && value.lastUpdate > input.since).toBe(true),
})

interaction('a question for the last change of the menus, when there was none', {
  given: [signedIn(agent), navigationChanged({ lastUpdate: input.since })],
  call: SysRoute.LastUpdate,
  exactly: { lastUpdate: input.since },
  then: ({ value }) => expect(value?.lastUpdate).toBe(input.since),
})
refusals(SysRoute.LastUpdate)

const affaire: Route = {
  ...affaireList,
  idRoute: 5,
  ref: 'AffAffAffaireAccueil',
  label: 'Affaire',
  path: '/Aff/Aff/AffaireAccueil',
  parameters: 'idAffaireGuid',
  refParent: affaireList.ref,
  component: null,
  isMenu: false,
  isVirtuel: true,
}
const there = [signedIn(admin), routeExists(affaireList)]
const both = [...there, routeExists(affaire)]
const updated = SysRoute.Update.example.input
const invalid = ['Route ou chemin non valide']

interaction('all of them', {
  given: both,
  call: SysRoute.GetList,
  answers: [affaireList, affaire],
  only: [
    { ref: affaireList.ref, path: '/Aff/Aff/AffaireList', parameters: null, refParent: null, isMenu: true, isVirtuel: false },
    { ref: affaire.ref, parameters: 'idAffaireGuid', refParent: affaireList.ref, isMenu: false, isVirtuel: true },
  ],
  then: ({ value }) => expect(value?.[1]).toMatchObject({ refParent: affaireList.ref, isVirtuel: true }),
})
interaction('when there is none', { given: [signedIn(admin)], call: SysRoute.GetList, only: [], then: ({ value }) => expect(value).toEqual([]) })
refusals(SysRoute.GetList)

interaction('another label', {
  given: there,
  call: SysRoute.Update,
  exactly: { label: 'Dossiers', isMenu: true },
  then: ({ value, messages }) => {
    expect(value?.label).toBe('Dossiers')
    expect(messages).toHaveLength(1)
  },
})
interaction('another path, parameters and parent', {
  given: both,
  call: SysRoute.Update,
  input: { ...affaire, path: '/Aff/Aff/Affaire', parameters: null, refParent: null },
  answers: { ...affaire, path: '/Aff/Aff/Affaire', parameters: null, refParent: null },
  then: ({ value }) => expect(value).toMatchObject({ path: '/Aff/Aff/Affaire', parameters: null, refParent: null }),
})
interaction('of a name that is taken, in capitals', {
  given: both,
  call: SysRoute.Update,
  input: { ...updated, ref: 'AFFAFFAFFAIREACCUEIL' },
  messages: ['AFFAFFAFFAIREACCUEIL existe déjà'],
})
interaction('below its own child', { given: both, call: SysRoute.Update, input: { ...updated, refParent: affaire.ref }, messages: ['Ce parent créerait une boucle'] })
interaction('below a route there is not', { given: there, call: SysRoute.Update, input: { ...updated, refParent: 'AffAffNulle' }, messages: invalid })
interaction('to a path that leads out', { given: there, call: SysRoute.Update, input: { ...updated, path: '//evil.example' }, messages: invalid })
interaction('to a path that another has', { given: both, call: SysRoute.Update, input: { ...updated, path: affaire.path ?? '' }, messages: invalid })
interaction('without a label', { given: there, call: SysRoute.Update, input: { ...updated, label: '' }, status: 400 })
refusals(SysRoute.Update, {
  given: [routeExists(affaireList)],
  unknown: { idRoute: 404_404 },
  stale: [routeExists({ ...affaireList, dtModification: '2026-02-03T10:00:00.000Z' })],
})
