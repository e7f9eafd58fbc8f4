import { allCalls } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { allSteps } from './all-steps'

describe('the steps of a run', () => {
  it('have a step for every call of the contract', () => {
    const requested = new Set(allSteps.map(({ call }) => call.id))
    expect(allCalls.map(({ id }) => id).filter((id) => !requested.has(id))).toEqual([])
  })

  it('have no step for a call that the contract does not list', () => {
    const existing = new Set(allCalls.map(({ id }) => id))
    expect(allSteps.map(({ call }) => call.id).filter((id) => !existing.has(id))).toEqual([])
  })

  it('declare no effect only for calls that read', () => {
    const reading = allSteps.filter(({ effect }) => effect === 'none').map(({ call }) => call)
    const changing = reading.filter(({ method, reads }) => method !== 'GET' && !reads)
    expect(changing.map(({ id }) => id)).toEqual(['signIn.signIn'])
  })

  it.each([
    ['addresses.create', 'addresses.delete'],
    ['cart.ensure', 'cart.delete'],
    ['cart.create', 'cart.deleteById'],
    ['coupons.apply', 'coupons.remove'],
    ['coupons.applyToCheckout', 'coupons.removeFromCheckout'],
    ['deliveryGroups.create', 'deliveryGroups.delete'],
    ['inventory.reserve', 'inventory.release'],
    ['checkout.start', 'checkout.delete'],
  ])('undo %s with %s', (made, undone) => {
    const ids = allSteps.filter(({ effect }) => effect === 'temporary').map(({ call }) => call.id)
    expect(ids.indexOf(made)).toBeGreaterThanOrEqual(0)
    expect(ids.lastIndexOf(undone)).toBeGreaterThan(ids.indexOf(made))
  })
})
