import { UsrUser } from '@ronde/contracts/services/Adm/UsrUser'
import { SysObjetLock } from '@ronde/contracts/services/Core/SysObjetLock'
import { SysRoute } from '@ronde/contracts/services/Core/SysRoute'
import { CallFailure, pathOf } from '@ronde/contracts/wire'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allEndpoints } from '../kit/testing/all-endpoints.ts'
import { answer } from '../kit/testing/answers.ts'
import { demoMenus } from '../kit/testing/demo-menus.ts'
import { allEntries, readMenus } from '../navigation/menu-entry.ts'
import { consoleInDom } from '../shell/testing/console-in-dom.tsx'

// Loads the views before the first page asks for them.
import.meta.glob('./*/*/*/index.ts', { eager: true })

const slow = { timeout: 60_000 }
const entries = allEntries(readMenus(demoMenus).book)
/** Pages without calls of their own: the home has only links, and notifications are kept in the browser. */
const readNothing = ['/', '/Core/Sys/NotifList']
const addresses = [
  ...new Set(
    entries.flatMap(({ path, param }) =>
      path && !readNothing.includes(path)
        ? [
            param
              ? `${path}?${param
                  .split(';')
                  .map((name) => `${name}=1`)
                  .join('&')}`
              : path,
          ]
        : [],
    ),
  ),
]
/** Calls that every page needs. */
const frame = [UsrUser.GetMenuList, SysRoute.LastUpdate, SysObjetLock.GetListByReference].map(pathOf)
const broken = allEndpoints
  .filter((endpoint) => !frame.includes(pathOf(endpoint)))
  .map((endpoint) =>
    answer(endpoint, () => {
      throw new CallFailure('refused', { status: 500, messages: [] })
    }),
  )

test.each(addresses)('%s, where nothing can be read: says so, and nothing is on its way for ever', async (at) => {
  consoleInDom({ at, answers: broken })
  const main = await screen.findByRole('main', {}, slow)
  await within(main).findAllByRole('button', { name: 'Réessayer' }, slow)
  await expect.poll(() => main.querySelectorAll('[aria-busy=true], [role=progressbar]').length, slow).toBe(0)
})
