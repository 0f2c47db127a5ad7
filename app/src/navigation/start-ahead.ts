import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysInfo } from '@ronde/contracts/services/Core/SysInfo'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import type { Endpoint } from '@ronde/contracts/wire'
import { attach, sample } from 'effector'
import { $askAhead, type AskAhead, type callAhead } from '../base/ahead.ts'
import { tokenFound } from '../session/session.ts'
import { never } from './menus.ts'

const askAheadFx = attach({ source: $askAhead, effect: (ask, { token }: { token: string }) => ask(token) })
// The first calls of the session are sent while its token is checked.
sample({ clock: tokenFound, target: askAheadFx })

type Ask = ReturnType<typeof callAhead>['ask']

/** Sends the first calls of a session: the date of the menus, then the menus, and the server's version. */
export const startAhead =
  (ask: Ask): AskAhead =>
  (token) => {
    const asOf = ask(SysRoute.LastUpdate as Endpoint<never, unknown>, { since: never }, { token })
    void ask(UsrUser.GetMenuList as Endpoint<never, unknown>, {}, { token, after: asOf })
    void ask(SysInfo.GetAppInfo as Endpoint<never, unknown>, {}, { token })
  }
