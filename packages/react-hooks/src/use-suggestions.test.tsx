import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSuggestions } from './use-suggestions'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A field whose responses the test controls. */
function renderSuggestions() {
  const requested: {
    text: string
    signal: AbortSignal
    response: (value: string) => void
    fail: () => void
  }[] = []
  const onFailure = vi.fn()
  const load = (text: string, signal: AbortSignal) =>
    new Promise<string>((response, reject) => {
      requested.push({ text, signal, response, fail: () => reject(new Error(text)) })
    })
  const { result, rerender, unmount } = renderHook(({ text }) => useSuggestions({ text, load, onFailure }), {
    initialProps: { text: '' },
  })
  const type = (text: string) => rerender({ text })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const last = () => requested.at(-1)
  return { requested, onFailure, result, type, wait, last, unmount }
}

describe('useSuggestions', () => {
  it('[9-16] loads 150 ms after the last key', async () => {
    const { requested, type, wait } = renderSuggestions()
    type('a')
    await wait(149)
    type('ab')
    await wait(149)
    expect(requested).toEqual([])
    await wait(1)
    expect(requested.map(({ text }) => text)).toEqual(['ab'])
  })

  it('keeps a response until the next one', async () => {
    const { result, type, wait, last } = renderSuggestions()
    type('a')
    await wait(150)
    last()?.response('A')
    await wait(0)
    type('ab')
    await wait(150)
    expect(result.current).toBe('A')
    last()?.response('AB')
    await wait(0)
    expect(result.current).toBe('AB')
  })

  it('drops a response to an outdated text, and aborts its request', async () => {
    const { requested, result, type, wait } = renderSuggestions()
    type('a')
    await wait(150)
    type('b')
    expect(requested[0]?.signal.aborted).toBe(true)
    requested[0]?.response('A')
    await wait(0)
    expect(result.current).toBeUndefined()
  })

  it('starts again after a blank text', async () => {
    const { result, type, wait, last } = renderSuggestions()
    type('a')
    await wait(150)
    last()?.response('A')
    await wait(0)
    type(' ')
    expect(result.current).toBeUndefined()
    type('b')
    expect(result.current).toBeUndefined()
  })

  it('has none after a failure, and reports it', async () => {
    const { result, onFailure, type, wait, last } = renderSuggestions()
    type('a')
    await wait(150)
    last()?.response('A')
    await wait(0)
    type('ab')
    await wait(150)
    last()?.fail()
    await wait(0)
    expect(result.current).toBeUndefined()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('ab'))
  })

  it('aborts when it unmounts, which is not a failure', async () => {
    const { requested, onFailure, type, wait, unmount } = renderSuggestions()
    type('a')
    await wait(150)
    unmount()
    requested[0]?.fail()
    await wait(0)
    expect(requested[0]?.signal.aborted).toBe(true)
    expect(onFailure).not.toHaveBeenCalled()
  })
})
