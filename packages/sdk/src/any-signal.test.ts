import { afterEach, describe, expect, it, vi } from 'vitest'
import { anySignal } from './any-signal'

const native = AbortSignal.any.bind(AbortSignal)
afterEach(() => {
  AbortSignal.any = native
})

describe.each([
  ['with AbortSignal.any', true],
  ['without it', false],
])('anySignal %s', (_, hasNative) => {
  const join = (...signals: (AbortSignal | undefined)[]) => {
    if (!hasNative) Reflect.deleteProperty(AbortSignal, 'any')
    return anySignal(signals)
  }

  it('is aborted with the first of the signals, for its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const { signal } = join(first.signal, undefined, second.signal)
    const listener = vi.fn()
    signal.addEventListener('abort', listener)
    expect(signal.aborted).toBe(false)
    second.abort('because')
    first.abort('too late')
    expect([signal.aborted, signal.reason]).toEqual([true, 'because'])
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is aborted at once by a signal that is', () => {
    const { signal } = join(new AbortController().signal, AbortSignal.abort('before'))
    expect([signal.aborted, signal.reason]).toEqual([true, 'before'])
  })

  it('never aborts without signals', () => {
    expect(join(undefined).signal.aborted).toBe(false)
  })

  it('leaves no listener with a signal that lives on', () => {
    const { signal } = new AbortController()
    let listeners = 0
    const add = signal.addEventListener.bind(signal)
    vi.spyOn(signal, 'addEventListener').mockImplementation((type, listener, options) => {
      listeners += 1
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => (listeners -= 1))
      add(type, listener as EventListener, options)
    })
    for (let index = 0; index < 100; index += 1) join(signal).release()
    expect(listeners).toBe(0)
  })
})
