import { interactions } from '../../interactions.ts'
import { SysInfo } from './endpoints.ts'
import { outOfOrder, serverRuns } from './states.ts'

interactions(
  SysInfo.GetAppInfo,
  { given: [serverRuns({})] },
  {
    'what the server says of itself': {},
    'while the server is out of order': { given: [outOfOrder({})], status: 503 },
  },
)
