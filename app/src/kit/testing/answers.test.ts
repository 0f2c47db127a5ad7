import { AffAffaire } from '@ronde/contracts/services/Aff/AffAffaire'
import { CallFailure } from '@ronde/contracts/wire'
import { describe, expect, test, vi } from 'vitest'
import { answer, answering, examples } from './answers.ts'

describe('answering', () => {
  test("an endpoint that is listed answers its contract's example", async () => {
    const call = answering([answer(AffAffaire.Get)])
    expect(await call(AffAffaire.Get, { idAffaireGuid: 'a' })).toEqual({
      value: AffAffaire.Get.example.value,
      hasErrors: false,
      messages: [],
    })
    expect(call.inputsOf(AffAffaire.Get)).toEqual([{ idAffaireGuid: 'a' }])
  })

  test('or what the test makes of the question; the last listed counts', async () => {
    const call = answering([...examples(AffAffaire), answer(AffAffaire.GetList, () => [])])
    expect(await call(AffAffaire.GetList, {})).toMatchObject({ value: [] })
    expect(await call(AffAffaire.Insert, AffAffaire.Insert.example.input)).toMatchObject({
      value: AffAffaire.Insert.example.value,
    })
  })

  test('an operation that nobody listed is told, and fails', async () => {
    const unlisted = vi.fn<(path: string) => void>()
    const call = answering([], unlisted)
    await expect(call(AffAffaire.GetList, {})).rejects.toThrow(CallFailure)
    expect(unlisted).toHaveBeenCalledWith('/api/Console/Aff/AffAffaire/GetList')
  })
})
