import { describe, expect, it } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import { createMerge, createServerCart, inactiveId, line, readList } from './merge.fixture'

/** A page of a buyer with an active and an inactive cart. */
function open(active: Record<string, number>, inactive: Record<string, number>) {
  const browser = createBrowser()
  const server = createServerCart(active, inactive)
  const merge = createMerge(browser.openTab(), server)
  const journal = () => readList(browser.data.get('cartMergeJournal'))
  const inInactive = () => Object.fromEntries(server.inactive.cart)
  const inActive = () => Object.fromEntries(server.cart)
  return { browser, server, merge, journal, inActive, inInactive }
}

describe('the merge of an inactive cart', () => {
  it('[1-12] moves all items in one write, and deletes the cart in another', async () => {
    const { server, merge, inActive, journal } = open({ a: 5 }, { a: 2, b: 3 })
    await merge.run({ from: inactiveId })
    expect(inActive()).toEqual({ a: 7, b: 3 })
    expect(server.inactive.state.isGone).toBe(true)
    expect(server.batches).toHaveLength(1)
    expect(merge.settled).toMatchObject({ arrived: [{ productId: 'a' }, { productId: 'b' }], left: [] })
    expect(journal()).toEqual([])
  })

  it('[1-12] leaves what is refused where it was, and says so', async () => {
    const { server, merge, inActive, inInactive } = open({ a: 5 }, { a: 2, b: 3 })
    server.refused.set('b', 400)
    await merge.run({ from: inactiveId })
    expect([inActive(), inInactive()]).toEqual([{ a: 7 }, { b: 3 }])
    expect(merge.settled.left).toMatchObject([{ productId: 'b', reason: 'refused', code: 'NO' }])
  })

  it('[1-12] sends the quantity that the inactive cart has by then', async () => {
    const { server, merge, inActive } = open({}, { a: 2, b: 3 })
    server.outcomes.push('is lost on the way')
    await merge.run({ from: inactiveId })
    server.inactive.cart.set('a', 9)
    server.inactive.cart.delete('b')
    await merge.settle()
    expect(inActive()).toEqual({ a: 9 })
    expect(server.inactive.state.isGone).toBe(true)
  })

  it('[1-12] takes out only what has arrived where the item has grown meanwhile', async () => {
    const { server, merge, inActive, inInactive } = open({}, { a: 2 })
    server.inactive.outcomes.push('is lost on the way')
    const { inactive } = server
    const { read } = inactive
    let reads = 0
    // Another device adds three between the two writes.
    inactive.read = () => {
      reads += 1
      if (reads === 3) inactive.cart.set('a', 5)
      return read()
    }
    await merge.run({ from: inactiveId })
    await merge.settle()
    expect([inActive(), inInactive()]).toEqual([{ a: 2 }, { a: 3 }])
  })

  it('[1-12] is continued by the next page of the same buyer, and by nobody else', async () => {
    const { browser, server, merge, inInactive } = open({}, { a: 2 })
    server.inactive.outcomes.push('is lost on the way')
    await merge.run({ from: inactiveId })
    const other = createMerge(browser.openTab(), server, 'reto')
    await other.run()
    expect(inInactive()).toEqual({ a: 2 })
    await createMerge(browser.openTab(), server).run()
    expect(server.inactive.state.isGone).toBe(true)
  })

  it('[1-12] survives signing out, and puts nothing into the guest cart', async () => {
    const { browser, server, merge, inActive } = open({}, { a: 2 })
    server.outcomes.push('works, but the response is lost')
    server.session.isOver = false
    await merge.run({ from: inactiveId })
    await merge.signOut()
    expect(readList(browser.data.get('anonymousCart'))).toEqual([])
    await createMerge(browser.openTab(), server).settle()
    expect(inActive()).toEqual({ a: 2 })
    expect(server.inactive.state.isGone).toBe(true)
  })

  it('[1-12] is refused for the active cart', async () => {
    const { server, merge } = open({ a: 1 }, {})
    const read = () => ({ summary: { cartId: inactiveId }, items: [] })
    Object.assign(server, { read })
    await expect(merge.run({ from: inactiveId })).rejects.toMatchObject({ code: 'INVALID_OPTION' })
  })

  it('[1-12] leaves the lines of a guest cart to their own way', async () => {
    const { server, merge, inActive } = open({}, { a: 2 })
    await merge.guestCart.addAll([line('c', '4')])
    await merge.run({ from: inactiveId })
    expect(inActive()).toEqual({ c: 4, a: 2 })
    expect([server.sent, server.batches].map((calls) => calls.length)).toEqual([1, 1])
  })
})
