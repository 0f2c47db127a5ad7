import type { Connection } from '../database/database.ts'
import { guidOf } from '../database/identifiers.ts'

const roles = ['ADMIN', 'PARAMETRAGE', 'AFFAIRE', 'LECTURE']
const roleLabels = ['Administration', 'Paramétrage', 'Affaires', 'Lecture']

/** Keys of the system tables that hold levels and equipment types. */
export const structureTable = guidOf('systable:Prm.RefStructure')
export const typeMaterielTable = guidOf('systable:Prm.RefTypeMateriel')

const hierarchy = { idTypeTable: 2, isGenerer: false, isActif: true }

/** Adds what every installation needs (docs/specification/codes.md): roles, groups, ways to sign in, and two named tables. */
export async function seedReference(db: Connection): Promise<void> {
  await db
    .insertInto('role')
    .values(roles.map((refRole, at) => ({ idRole: at + 1, refRole, lbRole: roleLabels[at] ?? refRole })))
    .execute()
  await db
    .insertInto('groupe')
    .values([
      { idGroupe: 1, lbGroupe: 'Administrateurs', isActif: true },
      { idGroupe: 2, lbGroupe: 'Utilisateurs', isActif: true },
    ])
    .execute()
  await db
    .insertInto('groupeRole')
    .values([
      ...roles.map((_, at) => ({ idGroupe: 1, idRole: at + 1 })),
      { idGroupe: 2, idRole: 3 },
      { idGroupe: 2, idRole: 4 },
    ])
    .execute()
  await db
    .insertInto('modeAuth')
    .values([
      { refIdentification: 'B', lbIdentification: 'BASIC', isActif: true },
      { refIdentification: 'AAD', lbIdentification: 'Azure AD', isActif: true },
    ])
    .execute()
  await db
    .insertInto('systable')
    .values([
      { idTableGuid: structureTable, refTable: 'Prm.RefStructure', lbTable: 'Structures', ...hierarchy },
      { idTableGuid: typeMaterielTable, refTable: 'Prm.RefTypeMateriel', lbTable: "Types d'équipement", ...hierarchy },
    ])
    .execute()
}
