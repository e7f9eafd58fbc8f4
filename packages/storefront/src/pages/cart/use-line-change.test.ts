import { describe, expect, it } from 'vitest'
import { createLatest } from './use-line-change'

describe('createLatest', () => {
  it('skips the values between the running one and the last', async () => {
    const seen: number[] = []
    const submit = createLatest(async (value: number) => {
      await Promise.resolve()
      seen.push(value)
    })
    await Promise.all([1, 2, 3, 4].map((value) => submit(value)))
    expect(seen).toEqual([1, 4])
  })

  it('runs again after it was idle', async () => {
    const seen: number[] = []
    const submit = createLatest((value: number) => Promise.resolve(void seen.push(value)))
    await submit(1)
    await submit(2)
    expect(seen).toEqual([1, 2])
  })
})
