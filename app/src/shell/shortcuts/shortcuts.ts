import { createEvent, createStore } from 'effector'
import { sessionClosed } from '../../session/session.ts'

/** The sheet of shortcuts is to open. */
export const sheetOpened = createEvent()
export const sheetClosed = createEvent()

/** Whether the sheet of shortcuts is open. */
export const $isSheetOpen = createStore(false)
  .on(sheetOpened, () => true)
  .reset(sheetClosed, sessionClosed)
