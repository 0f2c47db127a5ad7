import { tasksOfAccounts } from './accounts.ts'
import { tasksOfOneCase, tasksOfSeveral } from './cases.ts'
import { tasksOfModes } from './modes.ts'
import { tasksOfPeople } from './people.ts'
import { tasksOfRepositories } from './repositories.ts'
import { tasksOfSettings } from './settings.ts'
import { tasksOfSystem } from './system.ts'
import { tasksOfTables } from './tables.ts'
import type { Task } from './task.ts'
import { tasksOfViews } from './views.ts'

/** What one does at the console, by what it is done with. Every operation that the console calls is asked for by one of them. */
export const tasks: Readonly<Record<string, readonly Task[]>> = {
  'a case': tasksOfOneCase,
  'several cases': tasksOfSeveral,
  settings: tasksOfSettings,
  accounts: [...tasksOfAccounts, ...tasksOfPeople],
  tables: tasksOfTables,
  'the system': tasksOfSystem,
  'a repository': tasksOfRepositories,
  'a mode': tasksOfModes,
  'what is read': tasksOfViews,
}

/** Operations that the console calls and no task asks for, with the reason. */
export const withoutTask: Readonly<Record<string, string>> = {
  'SecAuthentification/AuthenticateWithToken':
    'asked for by a window of the directory, which is another program: directory.spec.ts has its faults',
  'ModTache/Get':
    'asked for only after a save without an answer: the task that is changed asks for it where its save is lost',
  'SysRoute/LastUpdate': 'asked for by a clock, and not by what anybody does: its loss changes nothing',
  'SysInfo/GetAppInfo': 'asked for by the same clock',
}
