import { state } from '../../../wire/state.ts'

/** Routes, actions, menus and the groups' rights have not changed since that instant. */
export const navigationChanged = state<{ lastUpdate: string }>('the menus last changed')
