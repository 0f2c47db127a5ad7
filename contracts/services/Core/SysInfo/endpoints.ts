import * as z from 'zod/mini'
import { service } from '../../../wire/service.ts'

const endpoint = service('/api/Core/SysInfo')

export const appInfo = z.object({
  lbApplication: z.string(),
  version: z.string(),
  environnement: z.string(),
  lbBase: z.string(),
  dtServeur: z.string(),
})
export type AppInfo = z.infer<typeof appInfo>

const GetAppInfo = endpoint({
  operation: 'GetAppInfo',
  verb: 'GET',
  input: z.object({}),
  value: appInfo,
  example: {
    input: {},
    value: {
      lbApplication: 'Ronde',
      version: '2023.8.0',
      environnement: 'srv-test',
      lbBase: 'SQLite',
      dtServeur: '2026-03-31T08:30:00.000Z',
    },
  },
})

/** What the server says of itself. */
export const SysInfo = { GetAppInfo }
