import { outOfOrder, serverRuns } from '../../../services/Core/SysInfo/states.ts'
import { on } from '../../states/set-up.ts'

export const states = [on(serverRuns, async () => {}), on(outOfOrder, async (_, { breakDown }) => breakDown())]
