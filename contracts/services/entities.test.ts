import { expect, test } from 'vitest'
import { contracted } from '../wrong/contract.ts'
import { check } from '../wire/decode.ts'
import { type Field, fieldsOf } from '../wire/schema.ts'

/** Fields of the entities (docs/specification/entities.md), by the calls that answer or take them. A name after a dot is a field of a field. */
const answered: Readonly<Record<string, string>> = {
  'AdmAgence/GetList': 'idAgence lbAgence isActif',
  'UsrUser/GetList':
    'idUser isActif isLocked mail lbUser login lbIdentification refIdentification idGroupe lbGroupe defaultRoute',
  'UsrUser/GetMenuList': 'refMenu menuItems',
  'SecAuthentification/Authenticate': 'token',
  'AffAffaire/GetList':
    'isActif refAffaire lbAffaire dtCreation idAgence lbAgence idUserRAF statut idAffaireGuid idAffaire',
  'AffAffairePrestation/GetList':
    'mode lieu idLocalisation gamme dtEcheance materiels isInitiale lbInspection reference indice libelle referenceclient nbMateriel typeinspection modeVersion gammeVersion',
  'SysAction/GetList':
    'idAction refAction label isMenu isActive hasResource module schema parameters isVirtuel refRouteParent',
  'SysRoute/GetList': 'idRoute ref label parameters isMenu isVirtuel refParent hasResource module schema',
  'SysControlEdit/GetList': 'refControl idControlEdit',
  'SysMenu/GetList': 'id name isParent idTypeEncrage refRoute routeEncrageMenu',
  'SysTable/GetList': 'isActif refTable lbTable lbTypeTable isGenerer idTableGuid idTypeTable refTypeTable description',
  'SysValeur/GetList':
    'isActif idTableGuid refValeur lbValeur description extendedData idValeurGuid idValeur idValeurParent refTable lbCourt niveauParent',
  'ModModeInspection/Get':
    'refMode lbMode idModeGuid idReferentielGuid idReferentielVersion lbReferentiel dtCreation dtModification referentiel curentVersion.indice curentVersion.revision statut idModeversion',
  'ModPropriete/GetValeurList':
    'idControlEdit refPropriete lbPropriete lbDescription isActif idPropriete value template type',
  'RefPropriete/GetValeurList':
    'idControlEdit refPropriete lbPropriete lbDescription isActif idPropriete value template type',
  'ModTache/GetList': 'idTache idActivite idTypeTache idTypeFrequence lbTache ordre estLiee fonctionnement',
  'RefReferentiel/Get':
    'isActif refReferentiel lbReferentiel dtCreation curentVersion.indice curentVersion.revision version description idReferentielGuid',
  'RefParametre/GetList':
    'idControlEdit refParametre lbParametre lbDescription idTypePorte isActif idParametre idElement template',
  'RefReferentiel/GetLieuList': 'idLocalisation lbLocalisation lbAffichage',
  'RefReferentiel/GetLocalisationList': 'idLocalisation idLocalisationItem indice revision',
  'RefMateriel/GetMaterialList': 'idMateriel idValeur lb lbCourt materialType local',
  'RefMateriel/GetMaterielValeurList': 'idParametre value',
  'GamGamme/GetList':
    'ref lbGamme lbGammeLong typeLocalisation typeMaintenance fonctionPrincipal indice periodicite DtCreation DtModification actif modeOp rapportInsp dureeTot idGammeVersion',
  'GamRapport/GetPageInfoList': 'chapitre refPage lbFichier typePage idGammeVersion',
}

/** What is sent to make a record: the fields of it that people give. */
const sent: Readonly<Record<string, string>> = {
  'AdmAgence/Insert': 'lbAgence isActif',
  'UsrUser/AddUser':
    'isActif isLocked mail lbUser login newPassword newPasswordCopy lbIdentification refIdentification idGroupe',
  'AffAffaire/Insert': 'isActif refAffaire lbAffaire idAgence idUserRAF statut',
  'AffAffairePrestation/Insert': 'mode lieu idLocalisation gamme dtEcheance materiels isInitiale',
  'SysTable/Insert': 'isActif refTable lbTable idTypeTable description',
  'SysValeur/Insert': 'isActif idTableGuid refValeur lbValeur description extendedData idValeurParent',
  'ModModeInspection/Insert': 'refMode lbMode idReferentielGuid idReferentielVersion statut',
  'ModPropriete/InsertPropriete': 'idControlEdit refPropriete lbPropriete lbDescription isActif',
  'ModTache/UpdateOrInsert': 'idTache idActivite idTypeTache idTypeFrequence lbTache ordre',
  'RefReferentiel/Insert': 'isActif refReferentiel lbReferentiel description',
  'RefParametre/CreateNew': 'idControlEdit refParametre lbParametre lbDescription idTypePorte isActif idElement',
  'RefPropriete/InsertPropriete': 'idControlEdit refPropriete lbPropriete lbDescription isActif',
}

const operations = new Map((await contracted()).map(({ name, endpoint }) => [name, endpoint]))

const names = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ name, schema }) => [name, ...fieldsOf(schema).map((inner) => `${name}.${inner.name}`)])

const missing = (wanted: string, fields: readonly Field[]) => {
  const there = new Set(names(fields))
  return wanted.split(' ').filter((name) => !there.has(name))
}

test.each(Object.entries(answered))('%s answers the fields of its entity [3.fields]', (name, wanted) => {
  const endpoint = operations.get(name)
  expect(endpoint && missing(wanted, fieldsOf(endpoint.value))).toEqual([])
})

test.each(Object.entries(sent))('%s takes the fields of its entity [3.fields]', (name, wanted) => {
  const endpoint = operations.get(name)
  expect(endpoint && missing(wanted, fieldsOf(endpoint.input))).toEqual([])
})

test('every field of an answer has a type [3.fields]', () => {
  const untyped = [...operations].flatMap(([name, { value }]) =>
    fieldsOf(value)
      .filter(({ type }) => type === 'unknown')
      .map((field) => `${name} ${field.name}`),
  )
  expect(untyped).toEqual([])
})

/** A value of another type than a field is of. */
const otherThan = ({ type }: Field): unknown =>
  type === 'boolean' || type === 'array' || type === 'object' ? 7 : [false]

test.each([...operations].map(([name, endpoint]) => ({ name, endpoint })))(
  '$name takes no example of another shape: the fields are of types [3.fields]',
  ({ endpoint: { value, example } }) => {
    const [row] = [example.value].flat() as [unknown]
    if (typeof row !== 'object' || row === null || row instanceof File) return
    const fields = fieldsOf(value).filter(({ type, name }) => type !== 'unknown' && name in row)
    const taken = fields.filter((field) => {
      const other = { ...row, [field.name]: otherThan(field) }
      try {
        check(value, Array.isArray(example.value) ? [other] : other, 'value')
        return true
      } catch {
        return false
      }
    })
    expect(taken.map(({ name }) => name)).toEqual([])
  },
)
