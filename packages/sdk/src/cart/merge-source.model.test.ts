import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import { createMerge, createServerCart, inactiveId, platformWorkTimeMs, readList } from './merge.fixture'
import type { SendOutcome } from './merge.fixture'
import { addQuantities } from './quantities'

const numRuns = Number(process.env.MERGE_RUNS ?? 300)

describe('the merges of an inactive cart', () => {
  const product = fc.constantFrom('a', 'b', 'c')
  const items = fc.dictionary(product, fc.integer({ min: 1, max: 9 }))
  const outcome = fc.oneof(
    fc.constantFrom<SendOutcome>(
      'works',
      'is lost on the way',
      'works, but the response is lost',
      'fails halfway',
    ),
    fc.record({ late: fc.nat(platformWorkTimeMs - 1) }),
  )
  const visit = fc.record({
    diesAt: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(Infinity)),
    tab: fc.constantFrom('first', 'second', 'new'),
    pause: fc.nat(4000),
    asksAgain: fc.boolean(),
    adds: fc.array(outcome, { maxLength: 3 }),
    takes: fc.array(outcome, { maxLength: 3 }),
  })

  it('[1-12] bring each item once, whatever is closed, lost, late or refused in between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(visit, { minLength: 1, maxLength: 5 }),
        items,
        items,
        fc.constantFrom(undefined, 'a', 'b'),
        async (visits, active, inactive, refused) => {
          const browser = createBrowser()
          const server = createServerCart(active, inactive)
          if (refused !== undefined) server.refused.set(refused, 400)
          const { time } = server
          const last = createMerge(browser.openTab(), server)
          const story = async () => {
            const tabs = { first: browser.openTab(), second: browser.openTab() }
            const merging: Promise<void>[] = []
            for (const [index, { diesAt, tab, pause, asksAgain, adds, takes }] of visits.entries()) {
              server.outcomes.push(...adds)
              server.inactive.outcomes.push(...takes)
              const page = tab === 'new' ? browser.openTab({ diesAt }) : tabs[tab]
              const { continueMerging } = createMerge(page, server)
              const options = index === 0 || asksAgain ? { from: inactiveId } : {}
              merging.push(
                continueMerging(options).then(() => (page.hasDied() ? browser.restart() : undefined)),
              )
              await time.sleep(pause)
            }
            server.outcomes.splice(0)
            server.inactive.outcomes.splice(0)
            await Promise.all([...merging, last.continueMerging()])
          }
          const told = story()
          await time.run()
          await told
          const now = server.quantities()
          for (const id of ['a', 'b', 'c']) {
            const left = server.inactive.cart.get(id) ?? 0
            const all = addQuantities(String(active[id] ?? 0), String(inactive[id] ?? 0))
            expect(addQuantities(now[id] ?? '0', String(left)), id).toBe(all)
            if (id === refused) expect(left).toBe(inactive[id] ?? 0)
          }
          expect(readList(browser.data.get('cartMergeJournal'))).toEqual([])
          expect(last.msUntilNext()).toBeUndefined()
        },
      ),
      { numRuns },
    )
  })
})
