import * as z from 'zod/mini'
import { GET, service } from '../../../wire/service.ts'

export const appInfo = z.object({
  lbApplication: z.string(),
  version: z.string(),
  environnement: z.string(),
  lbBase: z.string(),
  dtServeur: z.string(),
})
export type AppInfo = z.infer<typeof appInfo>

/** What the server says of itself. */
export const SysInfo = service('/api/Core/SysInfo', {
  GetAppInfo: GET({
    value: appInfo,
    example: {
      value: {
        lbApplication: 'Ronde',
        version: '2023.8.0',
        environnement: 'srv-test',
        lbBase: 'SQLite',
        dtServeur: '2026-03-31T08:30:00.000Z',
      },
    },
  }),
})
