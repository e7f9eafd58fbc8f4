import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import { createMerge, createServerCart, platformWorkTimeMs, readList } from './merge.fixture'
import type { SendOutcome } from './merge.fixture'

describe('the merges of one buyer', () => {
  const product = fc.constantFrom('a', 'b', 'c')
  const guestLines = fc.array(
    fc.record({ productId: product, quantity: fc.integer({ min: 1, max: 9 }).map(String) }),
    { maxLength: 4 },
  )
  const outcome = fc.oneof(
    fc.constantFrom<SendOutcome>(
      'works',
      'is lost on the way',
      'works, but the response is lost',
      'fails halfway',
    ),
    fc.record({ late: fc.nat(platformWorkTimeMs - 1) }),
  )
  const load = fc.record({
    diesAt: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(Infinity)),
    tab: fc.constantFrom('first', 'second', 'new'),
    pause: fc.nat(4000),
    outcomes: fc.array(outcome, { maxLength: 3 }),
    added: guestLines,
  })

  it('bring each line once, whatever is closed, lost, late or added in between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(load, { maxLength: 5 }),
        fc.dictionary(product, fc.nat(9)),
        async (loads, quantities) => {
          const browser = createBrowser()
          const server = createServerCart(quantities)
          const expected = createServerCart(quantities)
          const { time } = server
          const last = createMerge(browser.openTab(), server)
          const story = async () => {
            const tabs = { first: browser.openTab(), second: browser.openTab() }
            const merging: Promise<void>[] = []
            for (const { diesAt, tab, pause, outcomes, added } of loads) {
              await last.guestCart.addAll(added)
              expected.add(added)
              server.outcomes.push(...outcomes)
              const page = tab === 'new' ? browser.openTab({ diesAt }) : tabs[tab]
              const { continueMerging } = createMerge(page, server)
              merging.push(continueMerging().then(() => (page.hasDied() ? browser.restart() : undefined)))
              await time.sleep(pause)
            }
            server.outcomes.splice(0)
            await Promise.all([...merging, last.continueMerging()])
          }
          const reported = story()
          await time.run()
          await reported
          expect(server.quantities()).toEqual(expected.quantities())
          const journal = readList(browser.data.get('cartMergeJournal'))
          expect(journal.filter((attempt) => !JSON.stringify(attempt).includes('"state":"told"'))).toEqual([])
          expect(last.reported().filter(({ confirmedBy }) => confirmedBy !== 'match')).toEqual([])
          expect(last.msUntilNext()).toBeUndefined()
        },
      ),
      { numRuns: 300 },
    )
  })

  it('report every product whose quantity is not what this browser intended, whether changed by another device or sent twice', async () => {
    const intrusion = fc.record({ at: fc.nat(8000), line: guestLines.map((all) => all.slice(0, 1)) })
    const anyOutcome = fc.oneof(outcome, fc.constant<SendOutcome>('is delivered twice'))
    await fc.assert(
      fc.asyncProperty(
        guestLines,
        fc.array(anyOutcome, { maxLength: 3 }),
        fc.array(intrusion, { maxLength: 2 }),
        async (added, outcomes, intrusions) => {
          const browser = createBrowser()
          const server = createServerCart()
          const expected = createServerCart()
          const merge = createMerge(browser.openTab(), server)
          await merge.guestCart.addAll(added)
          expected.add(added)
          server.outcomes.push(...outcomes)
          for (const { at, line: other } of intrusions) {
            expected.add(other)
            server.time.at(at, () => server.add(other))
          }
          await merge.settle()
          const reported = new Set(merge.reported().map(({ productId }) => productId))
          const [actual, intended] = [server.quantities(), expected.quantities()]
          for (const productId of Object.keys({ ...actual, ...intended }))
            if (actual[productId] !== intended[productId]) expect(reported).toContain(productId)
        },
      ),
      { numRuns: 300 },
    )
  })
})
