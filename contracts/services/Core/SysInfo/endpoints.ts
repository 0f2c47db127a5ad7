import * as z from 'zod/mini'
import { record } from '../../../wire/record.ts'
import { GET, service } from '../../../wire/service.ts'

export const { schema: appInfo, example: info } = record({
  lbApplication: [z.string(), 'Ronde'],
  version: [z.string(), '2023.8.0'],
  environnement: [z.string(), 'srv-test'],
  lbBase: [z.string(), 'SQLite'],
  dtServeur: [z.string(), '2026-03-31T08:30:00.000Z'],
})
export type AppInfo = z.infer<typeof appInfo>

/** What the server says of itself. */
export const SysInfo = service('/api/Core/SysInfo', {
  GetAppInfo: GET({ value: appInfo, example: { value: info } }),
})
