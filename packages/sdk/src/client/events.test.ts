import { describe, expect, it, vi } from 'vitest'
import { createEventHub } from './events'

describe('createEventHub', () => {
  it('calls the listeners of an event in their order, until they unsubscribe', () => {
    const calls: string[] = []
    const hub = createEventHub(() => undefined)
    const unsubscribe = hub.on('search', () => calls.push('first'))
    hub.on('search', () => calls.push('second'))
    hub.emit('search')
    unsubscribe()
    hub.emit('search')
    expect(calls).toEqual(['first', 'second', 'second'])
  })

  it.each([
    ['checkoutaddresschanged', { shiptocountry: { CountryCode: 'NL' } }],
    ['guestsimulation', { loading: true }],
    ['boxopened', { showFinder: false }],
    ['orderPlaced', { orderReferenceNumber: 'KR-1' }],
    ['localechange', { locale: 'de-BE' }],
  ] as const)('passes on the payload of %s', (name, payload) => {
    const hub = createEventHub(() => undefined)
    const listener = vi.fn()
    hub.on(name, listener)
    // The table pairs each name with its payload, which the compiler cannot follow through the union.
    hub.emit<'boxopened'>(name as 'boxopened', payload as { showFinder: boolean })
    expect(listener).toHaveBeenCalledExactlyOnceWith(payload)
  })

  it('reports a listener that throws, and calls the others', () => {
    const report = vi.fn()
    const hub = createEventHub(report)
    const listener = vi.fn()
    hub.on('cartchanged', () => {
      throw new Error('boom')
    })
    hub.on('cartchanged', listener)
    hub.emit('cartchanged')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledTimes(1)
  })
})
