import { createEvent, createStore } from 'effector'
import { sessionClosed } from '../../session/session.ts'

/** The list of shortcuts is asked for. */
export const sheetOpened = createEvent()
export const sheetClosed = createEvent()

/** Whether the sheet of shortcuts stands over the page. */
export const $isSheetOpen = createStore(false)
  .on(sheetOpened, () => true)
  .reset(sheetClosed, sessionClosed)
