import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from './answer.ts'
import { $answers, closed, opened } from './answers.ts'
import { type Question, questionId } from './question.ts'

/** The same value as long as it has the same name, although each render makes it anew. */
export function useSameBy<Value>(value: Value, name: string): Value {
  const [kept, setKept] = useState({ value, name })
  if (kept.name === name) return kept.value
  setKept({ value, name })
  return value
}

const noQuestions: readonly Question[] = []

/** Asks questions for as long as they are wanted; those that others ask too are shared. Answers each in its place; null: not opened yet. */
export function useAnswers(wanted: readonly Question[] = noQuestions): readonly (Answer | null)[] {
  const ids = wanted.map(questionId)
  const questions = useSameBy(wanted, ids.join('\n'))
  const [open, close] = useUnit([opened, closed])
  const opening = useRef(new Map<string, Question>())
  useEffect(() => {
    const now = new Map(questions.map((question) => [questionId(question), question]))
    for (const [id, question] of now) {
      if (opening.current.has(id)) continue
      opening.current.set(id, question)
      open(question)
    }
    for (const [id, question] of opening.current) {
      if (now.has(id)) continue
      opening.current.delete(id)
      close(question)
    }
  }, [questions, open, close])
  useEffect(() => {
    const all = opening.current
    return () => {
      for (const question of all.values()) close(question)
      all.clear()
    }
  }, [close])

  return useStoreMap({
    store: $answers,
    keys: [ids.join('\n')],
    fn: (byId) => ids.map((id) => byId[id] ?? null),
    updateFilter: (next, before) => next.length !== before.length || next.some((answer, at) => answer !== before[at]),
  })
}
