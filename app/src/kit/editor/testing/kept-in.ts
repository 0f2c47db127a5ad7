import { memoryDrafts } from './memory-drafts.ts'
import type { KeptDraft } from '../kept-draft.ts'

/** Drafts in memory, one of which a closed editor left. */
export function keptIn(draft: KeptDraft) {
  const drafts = memoryDrafts()
  drafts.kept.set('before', draft)
  return drafts
}
