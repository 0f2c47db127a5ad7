import { importsFile } from './imports.ts'
import { accounts, expect, read, test, User, type Walk } from './journey.ts'

const walks: readonly Walk[] = [
  { locale: 'fr', scheme: 'light', hands: 'pointer' },
  { locale: 'en', scheme: 'dark', hands: 'keyboard' },
]

for (const walk of walks) {
  test(`the business from nothing to a service on the home, ${walk.locale}, ${walk.hands} [2.settings]`, async ({
    page,
    provider,
  }) => {
    test.setTimeout(400_000)
    page.setDefaultTimeout(30_000)
    const user = new User(page, walk)
    const { t } = user
    const [REF, MODE, GAM, AFF] = ['SITE', 'MODE', 'GAM', 'AFF-N'].map((name) => `${name}-${walk.locale.toUpperCase()}`)
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
    const field = (name: string) => new RegExp(`^${name}`)
    const dialog = page.getByRole('dialog')
    const save = async () => {
      await user.press(dialog.getByRole('button', { name: t['editor.save'], exact: true }))
      await expect(dialog).toBeHidden()
    }
    /** Opens the record a list shows under that reference. */
    const open = async (ref: string, title: string) => {
      await user.find(ref)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    /** To a screen: through the menus, or through the palette. */
    const go = async (group: string, path: string, view: string) => {
      const menus = page.getByRole('navigation', { name: t['frame.menu'] })
      if (walk.hands === 'pointer') {
        const link = menus.locator(`a[href="${path}"]`)
        const folded = menus.getByRole('button', { name: group, exact: true, expanded: false })
        if ((await folded.count()) > 0) await folded.click()
        await link.click()
      } else {
        await page.keyboard.press('ControlOrMeta+k')
        await page.getByRole('combobox').fill(view)
        await expect(page.getByRole('option', { name: view }).first()).toBeVisible()
        await page.keyboard.press('Enter')
      }
      await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible()
    }
    const tab = async (view: string) => user.press(page.getByRole('link', { name: view }).last())
    const imports = (wrong: readonly string[], right: readonly string[], told: string) =>
      importsFile(user, { wrong, right, told })

    // A repository, with a parameter of its locations.
    await user.enter(provider, accounts.admin, '/Prm/Ref/ReferentielList')
    await user.press(button(t['action.Creer']))
    await user.type(field(t['field.refReferentiel']), REF ?? '')
    await user.type(field(t['field.lbReferentiel']), `Sites de ${REF}`)
    await save()
    await open(REF ?? '', `Sites de ${REF}`)
    await tab(t['view.PrmRefParametreList'])
    await user.press(button(t['action.Creer']))
    await user.type(field(t['field.refParametre']), `SURF-${REF}`)
    await user.type(field(t['field.lbParametre']), 'Surface au sol')
    await user.choose(t['field.template'], t['code.Number'])
    await user.choose(t['field.idTypePorte'], 'Localisation')
    await page.keyboard.press('Escape')
    await save()
    await expect(page.getByRole('row').filter({ hasText: `SURF-${REF}` })).toBeVisible()
    await user.looksRight()

    // Its locations and its equipment, from files; each with a mistake at first.
    await tab(t['view.PrmRefLocalisationList'])
    const places = [
      `refLocalisation;lbLocalisation;refParent;refNiveau;SURF-${REF}`,
      'S1;Site du port;;IND-SITE;1200',
      'S1-B1;Hangar nord;S1;IND-BATIMENT;300',
    ]
    await imports(
      [...places, 'S1-B2;Hangar sud;S9;IND-BATIMENT;250'],
      [...places, 'S1-B2;Hangar sud;S1;IND-BATIMENT;250'],
      'refParent',
    )
    await expect(page.getByRole('treegrid').getByText('Site du port').first()).toBeVisible()
    await user.looksRight()
    await tab(t['view.PrmRefMaterielList'])
    const machines = ['refMateriel;lb;refTypeMateriel;refLocalisation', 'PR-1;Pont roulant 5 t;PR;S1-B1']
    await imports(
      [...machines, 'PR-2;Pont roulant 10 t;RIEN;S1-B1'],
      [...machines, 'PR-2;Pont roulant 10 t;PR;S1-B2'],
      'refTypeMateriel',
    )
    await expect(page.getByRole('row').filter({ hasText: 'PR-2' })).toBeVisible()

    // A mode over that version, with a property and its tasks.
    await go(t['menu.Paramétrage'], '/Prm/Mod/ModeInspectionList', t['view.PrmModModeInspectionList'])
    await user.press(button(t['action.Creer']))
    await user.type(field(t['field.refMode']), MODE ?? '')
    await user.type(field(t['field.lbMode']), `Ponts de ${MODE}`)
    // Services are made of modes that are approved.
    await user.press(page.getByRole('combobox', { name: t['field.statut'], exact: true }))
    const approved = page.getByRole('option', { name: t['code.VALIDE'] })
    await expect(approved).toBeVisible()
    if (walk.hands === 'pointer') await approved.click()
    else {
      await page.keyboard.type(t['code.VALIDE'])
      await page.keyboard.press('Enter')
    }
    await user.choose(t['field.idReferentielGuid'], `Sites de ${REF}`)
    await save()
    await open(MODE ?? '', `Ponts de ${MODE}`)
    await user.press(button(t['action.AjouterPropriete']))
    await user.type(field(t['field.refPropriete']), `NORME-${MODE}`)
    await user.type(field(t['field.lbPropriete']), 'Norme suivie')
    await user.choose(t['field.idControlEdit'], t['code.Text'])
    await user.type(field(t['field.value']), 'NF EN 15011')
    await save()
    await expect(page.getByRole('row').filter({ hasText: 'NF EN 15011' })).toBeVisible()
    await tab(t['view.PrmModTacheList'])
    await user.press(button(t['action.Creer']))
    await user.type(field(t['field.lbTache']), 'Contrôler les crochets')
    await user.choose(t['field.idTypeTache'], 'Contrôle visuel')
    await user.choose(t['field.idActivite'], 'Vérification')
    await user.choose(t['field.idTypeFrequence'], 'A')
    await save()
    await expect(page.getByRole('treegrid').getByText('Contrôler les crochets').first()).toBeVisible()
    await user.looksRight()

    // Its range comes from a file, with the equipment it is for.
    await go(t['menu.Paramétrage'], '/Prm/Gam/GammeList', t['view.PrmGamGammeList'])
    const ranges = [
      'ref;indice;revision;lbGamme;refMode;typeMaintenance;fonctionPrincipal;periodicite;materiels',
      `${GAM};1;0;Visite des ponts;${MODE};REGLEMENTAIRE;LEVAGE;M12;PR-1,PR-2`,
    ]
    await imports([...ranges, `${GAM}-B;1;0;Visite des palans;AUCUN;REGLEMENTAIRE;LEVAGE;M12;`], ranges, 'refMode')
    await open(GAM ?? '', 'Visite des ponts')
    await user.looksRight()

    // A case, with its first service.
    await go('Affaires', '/Aff/Aff/AffaireList', t['view.AffAffAffaireList'])
    await user.press(button(t['action.Creer']))
    await user.type(field(t['field.refAffaire']), AFF ?? '')
    await user.type(field(t['field.lbAffaire']), `Ponts du port, ${AFF}`)
    await user.choose(t['field.idAgence'], 'Lille')
    await user.choose(t['field.idUserRAF'], 'a')
    await save()
    await open(AFF ?? '', `Ponts du port, ${AFF}`)
    await user.press(button(t['action.AjouterPrestation']))
    await user.choose(t['field.mode'], `Ponts de ${MODE}`)
    await user.choose(t['field.lieu'], 'Site du port')
    await user.choose(t['field.gamme'], GAM ?? '')
    const label = page.getByRole('textbox', { name: t['field.lbInspection'] })
    const year = new Date().getFullYear()
    await expect(label).toHaveValue(`Insp-Site du port-${GAM}-${year}`)
    await expect(page.getByRole('switch', { name: t['field.isInitiale'] })).toBeChecked()
    const due = new Date()
    await user.type(
      field(t['field.dtEcheance']),
      [due.getDate(), due.getMonth() + 1, due.getFullYear()].map((part) => String(part).padStart(2, '0')).join('/'),
    )
    await save()

    // It is due this week: the home counts it and leads to it.
    await user.press(page.getByRole('link', { name: walk.locale === 'fr' ? 'Accueil' : 'Home', exact: true }).first())
    await user.press(page.getByRole('link', { name: walk.locale === 'fr' ? /^Cette semaine/ : /^This week/ }))
    await expect(page.getByRole('heading', { level: 1, name: t['view.AffAffAffairePrestationList'] })).toBeVisible()
    await user.search(GAM ?? '')
    await expect(page.getByRole('row').filter({ hasText: `Insp-Site du port-${GAM}-${year}` })).toBeVisible()
    await user.looksRight()

    // And the server holds it all.
    const services = await read<{ reference: string; gamme: { ref: string } | null; mode: { refMode: string } }[]>(
      provider,
      `/api/Console/Aff/AffAffairePrestation/GetList?refGamme=${GAM}`,
    )
    expect(services).toMatchObject([{ gamme: { ref: GAM }, mode: { refMode: MODE } }])
  })
}
