import { SecSecurite } from '@ronde/contracts/services/Core/SecSecurite'
import { SysMenu } from '@ronde/contracts/services/Core/SysMenu'
import { sheet } from '../../../../kit/sheet/sheet.ts'
import { placeText } from '../menu-words.ts'

/** Which groups see which menus. */
export const rights = sheet({
  rows: SysMenu.GetMenuNoeudList,
  row: ({ id, idParent, name, refMenu, idGroupeList }, text) => ({
    id: String(id),
    text: name,
    parent: idParent === null ? null : String(idParent),
    heading: placeText(refMenu, text),
    rank: refMenu.startsWith('App.') ? 0 : 1,
    columns: idGroupeList.map(String),
  }),
  columns: SecSecurite.GetGroupeList,
  column: ({ idGroupe, lbGroupe }) => ({ id: String(idGroupe), text: lbGroupe }),
  save: SysMenu.UpdateSecMenu,
  input: (idGroupe, ids) => ({ idGroupe: Number(idGroupe), idMenuList: ids.map(Number) }),
})
