import { createEvent, createStore } from 'effector'
import { sessionClosed } from '../../session/session.ts'

/** Somebody wants to know the shortcuts. */
export const sheetOpened = createEvent()
export const sheetClosed = createEvent()

/** Whether the sheet of shortcuts stands over the page. */
export const $isSheetOpen = createStore(false)
  .on(sheetOpened, () => true)
  .reset(sheetClosed, sessionClosed)
