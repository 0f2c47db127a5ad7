import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// In the demo Claire Lambert (1) has a password; Géraldine Picard (9) signs in through the directory.
const [claire, geraldine] = [1, 9]
const directory = { issuer: 'https://annuaire.example', audience: 'ronde', jwks: 'https://annuaire.example/keys' }

let server: TestServer
let closing: TestServer[]
beforeEach(async () => {
  server = await startTestServer()
  closing = [server]
})
afterEach(() => Promise.all(closing.map((one) => one.close())))

const withDirectory = async () => {
  server = await startTestServer({ directory })
  closing.push(server)
}

const bodyOf = async (idUser: number, by = claire) => {
  const token = await server.app.issueToken(by)
  const {
    lbGroupe: _,
    dtLastLogin: __,
    lbIdentification: ___,
    ...user
  } = (await server.call(`/api/Console/Adm/UsrUser/Get?idUser=${idUser}`, { token })).value as Record<string, unknown>
  return user
}
const change = async (idUser: number, set: object, { by = claire, language = 'fr' } = {}) =>
  server.call('/api/Console/Adm/UsrUser/UpdateUser', {
    method: 'POST',
    token: await server.app.issueToken(by),
    body: { ...(await bodyOf(idUser, by)), ...set },
    language,
  })

const last = {
  status: 200,
  value: undefined,
  messages: ['Le dernier administrateur doit rester actif et déverrouillé'],
}
const oneself = { status: 200, value: undefined, messages: ['Vous ne pouvez ni vous désactiver ni vous verrouiller'] }

const shutOut = [{ isActif: false }, { isLocked: true }]
const away: { isActif?: boolean; isLocked?: boolean; idGroupe?: number; refIdentification?: string }[] = [
  ...shutOut,
  { idGroupe: 2 },
  { refIdentification: 'AAD' },
]

describe('without a directory', () => {
  test.each(away)('an administrator of the directory is none: the other stays without %j', async (set) => {
    expect(await change(claire, set)).toMatchObject(last)
    expect(await change(claire, set, { by: geraldine })).toMatchObject(last)
    expect(await bodyOf(claire)).toMatchObject({ isActif: true, isLocked: false, idGroupe: 1, refIdentification: 'B' })
    expect(
      (
        await server.call('/api/Core/SecAuthentification/Authenticate', {
          method: 'POST',
          body: { login: 'admin', password: 'ronde-admin-2026' },
        })
      ).value,
    ).toBeDefined()
  })

  test('nor is one who has no password', async () => {
    expect((await change(geraldine, { refIdentification: 'B' })).value).toMatchObject({ refIdentification: 'B' })
    expect(await change(claire, { isLocked: true }, { by: geraldine })).toMatchObject(last)
    const password = { login: 'g.picard', newPassword: 'une phrase de passe', newPasswordCopy: 'une phrase de passe' }
    await server.call('/api/Console/Adm/UsrUser/ChangePassword', {
      method: 'POST',
      token: server.admin,
      body: password,
    })
    await server.db.updateTable('users').set({ mustChangePassword: false }).where('idUser', '=', geraldine).execute()
    expect((await change(claire, { isLocked: true }, { by: geraldine })).value).toMatchObject({ isLocked: true })
  })

  test('nor is one whose group is inactive or administers nothing', async () => {
    await server.db
      .insertInto('groupe')
      .values([
        { idGroupe: 3, lbGroupe: 'Anciens', isActif: false },
        { idGroupe: 4, lbGroupe: 'Autres', isActif: true },
      ])
      .execute()
    await server.db.insertInto('groupeRole').values({ idGroupe: 3, idRole: 1 }).execute()
    for (const idGroupe of [3, 4]) expect(await change(claire, { idGroupe })).toMatchObject(last)
  })

  test('whoever takes no administrator away is not held back', async () => {
    expect((await change(geraldine, { isActif: false })).value).toMatchObject({ isActif: false })
    expect((await change(11, { isLocked: true })).value).toMatchObject({ isLocked: true })
    expect(
      (await change(claire, { login: 'c.lambert', lbUser: 'Claire Lambert-Roy', idGroupe: 1 })).value,
    ).toMatchObject({ login: 'c.lambert' })
  })
})

describe('with a directory', () => {
  beforeEach(withDirectory)

  test.each(away)('its administrators count: the other may be %j by her', async (set) => {
    expect((await change(claire, set, { by: geraldine })).value).toMatchObject(set)
    expect(await change(geraldine, { idGroupe: 2 }, { by: geraldine })).toMatchObject(last)
  })

  test('one whom it does not know is none, whatever his record says', async () => {
    await change(claire, { refIdentification: 'AAD' }, { by: geraldine })
    for (const set of away) if (!set.refIdentification) expect(await change(geraldine, set)).toMatchObject(last)
    expect((await change(claire, { login: 'h.marchal' })).value).toMatchObject({ login: 'h.marchal' })
    expect((await change(geraldine, { idGroupe: 2 })).value).toMatchObject({ idGroupe: 2 })
  })

  test('one who was given a name that it does not know is none until it has vouched for him', async () => {
    const elsewhere = { login: 'g.picard@ailleurs.example' }
    expect((await change(geraldine, elsewhere)).value).toMatchObject(elsewhere)
    expect(await change(claire, { idGroupe: 2 })).toMatchObject(last)
    await server.db
      .updateTable('users')
      .set({ directoryLogin: 'G.Picard@ailleurs.example' })
      .where('idUser', '=', geraldine)
      .execute()
    expect((await change(claire, { idGroupe: 2 })).value).toMatchObject({ idGroupe: 2 })
  })

  test('nobody has to change a password that it keeps', async () => {
    await change(claire, { refIdentification: 'AAD', mustChangePassword: true }, { by: geraldine })
    expect(await bodyOf(claire, geraldine)).toMatchObject({ refIdentification: 'AAD', mustChangePassword: false })
    expect((await change(geraldine, { mustChangePassword: true })).value).toMatchObject({ mustChangePassword: false })
    const added = await server.call('/api/Console/Adm/UsrUser/AddUser', {
      method: 'POST',
      token: server.admin,
      body: { login: 'h.marchal', lbUser: 'Hélène Marchal', refIdentification: 'AAD', mustChangePassword: true },
    })
    expect(added.value).toMatchObject({ mustChangePassword: false })
  })

  test.each([{ login: 'g.autre' }, { refIdentification: 'B' }, ...shutOut])(
    'the last one of the directory stays whom it knows: not %j',
    async (set) => {
      await change(claire, { idGroupe: 2 }, { by: geraldine })
      expect(await change(geraldine, set, { by: geraldine })).toMatchObject(last)
      expect(
        (await change(geraldine, { login: 'G.Picard', lbUser: 'Géraldine Picard-Roy' }, { by: geraldine })).value,
      ).toMatchObject({ login: 'G.Picard' })
    },
  )
})

describe('oneself', () => {
  beforeEach(withDirectory)

  test.each(shutOut)('nobody says %j of himself', async (set) => {
    for (const idUser of [claire, geraldine]) expect(await change(idUser, set, { by: idUser })).toMatchObject(oneself)
    expect((await change(claire, set, { language: 'en' })).messages).toEqual([
      'You can neither deactivate nor lock yourself',
    ])
    expect((await change(claire, { lbUser: 'Claire Lambert-Roy' })).value).toMatchObject({
      lbUser: 'Claire Lambert-Roy',
      isActif: true,
      isLocked: false,
    })
    expect((await change(geraldine, set)).value).toMatchObject(set)
  })

  test('the refusal has its number, and undoes what was written', async () => {
    const { text } = await change(claire, { isActif: false, lbUser: 'Personne' })
    expect(JSON.parse(text)).toMatchObject({ isSuccess: false, msgList: [{ code: 'R34', eventType: 4 }] })
    expect(await bodyOf(claire)).toMatchObject({ lbUser: 'Claire Lambert', isActif: true })
  })
})
