import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import { createMerge, createServerCart, line } from './merge.fixture'
import type { SendOutcome } from './merge.fixture'

const lines = [line('a', '3'), line('b', '1'), line('c', '2')]

/** A browser with a guest cart, and a server whose cart already holds some of its products. */
async function createWorld(guest = lines, held: Record<string, number> = { a: 5, x: 1 }) {
  const browser = createBrowser()
  const server = createServerCart(held)
  await createMerge(browser.openTab(), server).guestCart.addAll(guest)
  const journal = () => JSON.parse(browser.data.get('cartMergeJournal') ?? '[]') as unknown[]
  const guestLines = () => JSON.parse(browser.data.get('anonymousCart') ?? '[]') as unknown[]
  return { browser, server, journal, guestLines }
}

const merged = { a: 8, b: 1, c: 2, x: 1 }

describe('mergeGuestCart', () => {
  it('[4.guest-cart-on-login-1] [4.guest-cart-on-login-2] [4.guest-cart-on-login-3] [4.guest-cart-on-login-4] clears the guest cart, sends its lines and tells', async () => {
    const { browser, server, journal, guestLines } = await createWorld()
    const { run, state } = createMerge(browser.openTab(), server)
    server.send = ((send) => (sent) => {
      expect(guestLines()).toEqual([])
      send(sent)
    })(server.send)
    await run()
    expect(server.sent).toEqual([lines])
    expect(Object.fromEntries(server.cart)).toEqual(merged)
    expect(journal()).toEqual([])
    expect(state.merged).toBe(1)
  })

  it('asks nothing while the guest cart is empty', async () => {
    const { browser, server } = await createWorld([])
    await createMerge(browser.openTab(), server).run()
    expect(server.sent).toEqual([])
  })

  it('keeps unknown members of a line on the way', async () => {
    const { browser, server } = await createWorld([{ ...line('a', '1'), note: 'red' }])
    await createMerge(browser.openTab(), server).run()
    expect(server.sent[0]?.[0]).toMatchObject({ note: 'red' })
  })

  it('leaves what this shop does not sell in the guest cart', async () => {
    const { browser, server, guestLines } = await createWorld()
    server.unsold.add('b')
    await createMerge(browser.openTab(), server).run()
    expect(guestLines()).toEqual([line('b', '1')])
    expect(Object.fromEntries(server.cart)).toEqual({ a: 8, c: 2, x: 1 })
  })

  it('[8-7] keeps everything for a later load when the request is lost', async () => {
    const { browser, server } = await createWorld()
    server.outcomes.push('is lost on the way')
    await expect(createMerge(browser.openTab(), server).run()).rejects.toMatchObject({ code: 'NETWORK' })
    await createMerge(browser.openTab(), server).run()
    expect(Object.fromEntries(server.cart)).toEqual(merged)
  })

  it('finishes at once when the request worked and only its answer was lost', async () => {
    const { browser, server, journal } = await createWorld()
    server.outcomes.push('works, but the answer is lost')
    await createMerge(browser.openTab(), server).run()
    expect(server.sent).toHaveLength(1)
    expect(Object.fromEntries(server.cart)).toEqual(merged)
    expect(journal()).toEqual([])
  })

  it('sends only what is missing when a part had arrived', async () => {
    const { browser, server } = await createWorld()
    server.outcomes.push('fails halfway')
    await expect(createMerge(browser.openTab(), server).run()).rejects.toThrow()
    await createMerge(browser.openTab(), server).run()
    expect(server.sent[1]).toEqual([line('b', '1'), line('c', '2')])
    expect(Object.fromEntries(server.cart)).toEqual(merged)
  })

  it('does not let a line that is refused hold up the others', async () => {
    const { browser, server, journal } = await createWorld()
    server.refused.set('b', 400)
    const tab = browser.openTab()
    await createMerge(tab, server).run()
    expect(Object.fromEntries(server.cart)).toEqual({ a: 8, c: 2, x: 1 })
    expect(journal()).toMatchObject([{ state: 'moved', lines: [line('b', '1')] }])
    expect(tab.failures).toHaveLength(1)
  })

  it('merges lines added meanwhile in an attempt of their own', async () => {
    const { browser, server } = await createWorld()
    server.outcomes.push('is lost on the way')
    const first = createMerge(browser.openTab(), server)
    await first.run().catch(() => undefined)
    await first.guestCart.add(line('a', '4'))
    await first.run()
    expect(Object.fromEntries(server.cart)).toEqual({ ...merged, a: 12 })
    expect(server.sent.at(-1)).toEqual([line('a', '4')])
  })

  it('leaves attempts that were perhaps sent to another buyer alone', async () => {
    const { browser, server, journal } = await createWorld()
    server.outcomes.push('is lost on the way')
    await createMerge(browser.openTab(), server, 'lea').runOrDie()
    const other = createServerCart()
    await createMerge(browser.openTab(), other, 'reto').run()
    expect(other.sent).toEqual([])
    expect(journal()).toHaveLength(1)
  })

  it('sends once when two tabs load at the same time', async () => {
    const { browser, server } = await createWorld()
    await Promise.all([browser.openTab(), browser.openTab()].map((tab) => createMerge(tab, server).run()))
    expect(server.sent).toHaveLength(1)
  })

  it('finishes a move that died halfway before the guest cart is changed', async () => {
    const { browser, server } = await createWorld()
    // Step 1 is the question what is sold, 2 its answer, 3 the journal; the page dies before the cart is cleared.
    await createMerge(browser.openTab({ diesAt: 4 }), server).runOrDie()
    browser.restart()
    const { guestCart, run } = createMerge(browser.openTab(), server)
    await guestCart.add(line('b', '10'))
    expect(guestCart.getSnapshot()).toEqual([line('b', '10')])
    await run()
    expect(Object.fromEntries(server.cart)).toEqual({ ...merged, b: 11 })
  })

  it('keeps what foreign code wrote to the guest cart after a move that died halfway', async () => {
    const { browser, server } = await createWorld()
    await createMerge(browser.openTab({ diesAt: 5 }), server).runOrDie()
    browser.restart()
    browser.data.set('anonymousCart', JSON.stringify([line('d', '7')]))
    await createMerge(browser.openTab(), server).run()
    expect(Object.fromEntries(server.cart)).toEqual({ ...merged, d: 7 })
  })

  it('does not move lines that cannot be noted', async () => {
    const { browser, server, guestLines } = await createWorld()
    const tab = browser.openTab()
    const { browserStore } = tab
    const write: typeof browserStore.write = (entry, value) =>
      entry.key === 'cartMergeJournal' ? false : browserStore.write(entry, value)
    await expect(
      createMerge({ ...tab, browserStore: { ...browserStore, write } }, server).run(),
    ).rejects.toThrow()
    expect(guestLines()).toEqual(lines)
    expect(server.sent).toEqual([])
  })

  it.each(Array.from({ length: 16 }, (_, index) => index + 1))(
    'brings each line once when the page dies at its step %i',
    async (diesAt) => {
      const { browser, server, journal, guestLines } = await createWorld()
      await createMerge(browser.openTab({ diesAt }), server).runOrDie()
      browser.restart()
      await createMerge(browser.openTab(), server).run()
      expect(Object.fromEntries(server.cart)).toEqual(merged)
      expect(guestLines()).toEqual([])
      expect(journal()).toEqual([])
    },
  )

  it('brings each line once whatever dies, gets lost or is added in between', async () => {
    const product = fc.constantFrom('a', 'b', 'c')
    const guestLines = fc.array(
      fc.record({ productId: product, quantity: fc.integer({ min: 1, max: 9 }).map(String) }),
      {
        maxLength: 4,
      },
    )
    const outcome = fc.constantFrom<SendOutcome>(
      'works',
      'is lost on the way',
      'works, but the answer is lost',
      'fails halfway',
    )
    const load = fc.record({
      diesAt: fc.integer({ min: 1, max: 24 }),
      outcomes: fc.array(outcome),
      added: guestLines,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(load, { maxLength: 5 }),
        fc.dictionary(product, fc.nat(9)),
        async (loads, held) => {
          const browser = createBrowser()
          const server = createServerCart(held)
          const expected = createServerCart(held)
          for (const { diesAt, outcomes, added } of loads) {
            await createMerge(browser.openTab(), server).guestCart.addAll(added)
            expected.add(added)
            server.outcomes.splice(0, Infinity, ...outcomes)
            await createMerge(browser.openTab({ diesAt }), server).runOrDie()
            browser.restart()
          }
          server.outcomes.splice(0)
          await createMerge(browser.openTab(), server).run()
          expect(server.quantities()).toEqual(expected.quantities())
          expect(JSON.parse(browser.data.get('cartMergeJournal') ?? '[]')).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
})
