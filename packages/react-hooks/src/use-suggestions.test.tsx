import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSuggestions } from './use-suggestions'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A field whose answers come when the test says so. */
function renderSuggestions() {
  const asked: { text: string; signal: AbortSignal; answer: (value: string) => void; fail: () => void }[] = []
  const onFailure = vi.fn()
  const load = (text: string, signal: AbortSignal) =>
    new Promise<string>((answer, reject) => {
      asked.push({ text, signal, answer, fail: () => reject(new Error(text)) })
    })
  const { result, rerender, unmount } = renderHook(({ text }) => useSuggestions({ text, load, onFailure }), {
    initialProps: { text: '' },
  })
  const type = (text: string) => rerender({ text })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const last = () => asked.at(-1)
  return { asked, onFailure, result, type, wait, last, unmount }
}

describe('useSuggestions', () => {
  it('[9-16] asks 150 ms after the last key', async () => {
    const { asked, type, wait } = renderSuggestions()
    type('a')
    await wait(149)
    type('ab')
    await wait(149)
    expect(asked).toEqual([])
    await wait(1)
    expect(asked.map(({ text }) => text)).toEqual(['ab'])
  })

  it('keeps an answer until the next one', async () => {
    const { result, type, wait, last } = renderSuggestions()
    type('a')
    await wait(150)
    last()?.answer('A')
    await wait(0)
    type('ab')
    await wait(150)
    expect(result.current).toBe('A')
    last()?.answer('AB')
    await wait(0)
    expect(result.current).toBe('AB')
  })

  it('gives no answer to another text, and aborts its question', async () => {
    const { asked, result, type, wait } = renderSuggestions()
    type('a')
    await wait(150)
    type('b')
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.answer('A')
    await wait(0)
    expect(result.current).toBeUndefined()
  })

  it('begins anew after a blank text', async () => {
    const { result, type, wait, last } = renderSuggestions()
    type('a')
    await wait(150)
    last()?.answer('A')
    await wait(0)
    type(' ')
    expect(result.current).toBeUndefined()
    type('b')
    expect(result.current).toBeUndefined()
  })

  it('has none after a failure, and tells of it', async () => {
    const { result, onFailure, type, wait, last } = renderSuggestions()
    type('a')
    await wait(150)
    last()?.answer('A')
    await wait(0)
    type('ab')
    await wait(150)
    last()?.fail()
    await wait(0)
    expect(result.current).toBeUndefined()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('ab'))
  })

  it('aborts when it is left, which is no failure', async () => {
    const { asked, onFailure, type, wait, unmount } = renderSuggestions()
    type('a')
    await wait(150)
    unmount()
    asked[0]?.fail()
    await wait(0)
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(onFailure).not.toHaveBeenCalled()
  })
})
