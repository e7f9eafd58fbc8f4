import { describe, expect, it } from 'vitest'
import { createMerge, createMergeWorld, createServerCart, line, platformWorkTimeMs } from './merge.fixture'
import type { SendOutcome } from './merge.fixture'

const lines = [line('a', '3'), line('b', '1'), line('c', '2')]

const createWorld = (guest = lines, quantities?: Record<string, number>) =>
  createMergeWorld(guest, quantities)

/** An attempt that is not finished: more than a report to the buyer. */
const isUnfinished = (attempt: unknown) => !JSON.stringify(attempt).includes('"state":"told"')

const merged = { a: 8, b: 1, c: 2, x: 1 }
const matches = [
  { productId: 'a', intended: '8', actual: '8', reason: 'unknown', confirmedBy: 'match' },
  { productId: 'b', intended: '1', actual: '1', reason: 'unknown', confirmedBy: 'match' },
  { productId: 'c', intended: '2', actual: '2', reason: 'unknown', confirmedBy: 'match' },
]

describe('mergeGuestCart', () => {
  it('[4.guest-cart-on-login-1] [4.guest-cart-on-login-2] [4.guest-cart-on-login-3] [4.guest-cart-on-login-4] clears the guest cart, sends its lines and reports the merge', async () => {
    const { browser, server, journal, guestLines, claims, inCart } = await createWorld()
    const { run, state, msUntilNext } = createMerge(browser.openTab(), server)
    server.send = ((send) => (sent) => {
      expect(guestLines()).toEqual([])
      expect(claims()).toMatchObject({ claims: [{ kind: 'merge', owner: 'lea' }] })
      return send(sent)
    })(server.send)
    await run()
    expect(server.sent).toEqual([lines])
    expect(inCart()).toEqual(merged)
    expect(journal()).toEqual([])
    expect(claims()).toMatchObject({ claims: [] })
    expect(state).toEqual({ merged: 1, reported: [] })
    expect(msUntilNext()).toBeUndefined()
  })

  it('sends nothing while the guest cart is empty', async () => {
    const { browser, server } = await createWorld([])
    await createMerge(browser.openTab(), server).run()
    expect(server.sent).toEqual([])
  })

  it('sends unknown members of a line along', async () => {
    const { browser, server } = await createWorld([{ ...line('a', '1'), note: 'red' }])
    await createMerge(browser.openTab(), server).run()
    expect(server.sent[0]?.[0]).toMatchObject({ note: 'red' })
  })

  it('leaves what this shop does not sell in the guest cart', async () => {
    const { browser, server, guestLines, inCart } = await createWorld()
    server.unsold.add('b')
    await createMerge(browser.openTab(), server).run()
    expect(guestLines()).toEqual([line('b', '1')])
    expect(inCart()).toEqual({ a: 8, c: 2, x: 1 })
  })

  it('sends a product that is twice in the guest cart as one line', async () => {
    const { browser, server, inCart } = await createWorld([])
    browser.data.set('anonymousCart', JSON.stringify([line('a', '3'), line('a', '4')]))
    await createMerge(browser.openTab(), server).run()
    expect(server.sent).toEqual([[line('a', '7')]])
    expect(inCart()).toEqual({ a: 12, x: 1 })
  })

  it('merges lines that are added meanwhile in a separate attempt', async () => {
    const { browser, server, inCart } = await createWorld()
    server.outcomes.push('is lost on the way')
    const first = createMerge(browser.openTab(), server)
    await first.run()
    await first.guestCart.add(line('d', '4'))
    await first.run()
    expect(server.sent.at(-1)).toEqual([line('d', '4')])
    await first.settle()
    expect(inCart()).toEqual({ ...merged, d: 4 })
  })

  it('sends once when two tabs load at the same time', async () => {
    const { browser, server } = await createWorld()
    await Promise.all([browser.openTab(), browser.openTab()].map((tab) => createMerge(tab, server).run()))
    expect(server.sent).toHaveLength(1)
  })

  it('does not move lines when the journal cannot be stored', async () => {
    const { browser, server, guestLines } = await createWorld()
    const tab = browser.openTab()
    const { browserStore } = tab
    const write: typeof browserStore.write = (entry, value) =>
      entry.key === 'cartMergeJournal' ? false : browserStore.write(entry, value)
    await expect(
      createMerge({ ...tab, browserStore: { ...browserStore, write } }, server).run(),
    ).rejects.toThrow('the merge journal cannot be stored')
    expect(guestLines()).toEqual(lines)
    expect(server.sent).toEqual([])
  })
})

describe('a merge whose response was lost', () => {
  it('is detected at once when it worked, and reports each line once as matching', async () => {
    const { browser, server, inCart } = await createWorld()
    server.outcomes.push('works, but the response is lost')
    const { run, reported, state, dismiss, settle } = createMerge(browser.openTab(), server)
    await run()
    expect(server.sent).toHaveLength(1)
    expect(inCart()).toEqual(merged)
    expect(state).toEqual({ merged: 1, reported: [matches] })
    expect(reported()).toEqual(matches)
    await settle()
    expect(state.reported).toHaveLength(1)
    await dismiss()
    expect(reported()).toEqual([])
  })

  it('[8-7] is sent again when the platform can no longer be working on it, and not before', async () => {
    const { browser, server, time, inCart, journal } = await createWorld()
    server.outcomes.push('is lost on the way')
    const merge = createMerge(browser.openTab(), server)
    const sentAt: number[] = []
    server.send = ((send) => (sent) => {
      sentAt.push(time.now())
      return send(sent)
    })(server.send)
    await merge.settle()
    expect(sentAt).toEqual([0, platformWorkTimeMs])
    expect(inCart()).toEqual(merged)
    expect(journal()).toEqual([])
    expect(merge.state).toEqual({ merged: 1, reported: [] })
  })

  it('is never duplicated when the platform does it 1.2 s later', async () => {
    const { browser, server, inCart } = await createWorld()
    server.outcomes.push({ late: 1200 })
    const merge = createMerge(browser.openTab(), server)
    await merge.settle()
    expect(server.sent).toHaveLength(1)
    expect(inCart()).toEqual(merged)
    expect(merge.reported()).toEqual(matches)
  })

  it.each([0, 500, 1199, 1200, 3000])(
    'is never duplicated when the platform does it 1.2 s later and the next page of the tab opens after %i ms',
    async (leftAfter) => {
      const { browser, server, time, inCart } = await createWorld()
      server.outcomes.push({ late: 1200 })
      const tab = browser.openTab()
      await createMerge(tab, server).run()
      const next = createMerge(tab, server)
      time.at(leftAfter, () => void next.continueMerging())
      await time.run()
      expect(server.sent).toHaveLength(1)
      expect(inCart()).toEqual(merged)
      expect(next.reported()).toEqual(matches)
      expect(next.msUntilNext()).toBeUndefined()
    },
  )

  it('is taken over by another tab when the page that sent it is gone, without another page load', async () => {
    const { browser, server, inCart } = await createWorld()
    server.outcomes.push({ late: 1200 })
    await createMerge(browser.openTab(), server).run()
    const other = createMerge(browser.openTab(), server)
    await other.run()
    expect(other.msUntilNext()).toBe(10_000)
    await other.settle()
    expect(server.sent).toHaveLength(1)
    expect(inCart()).toEqual(merged)
    expect(other.reported()).toEqual(matches)
  })

  it('is shown as being checked as soon as the response is lost', async () => {
    const { browser, server, time } = await createWorld([line('a', '3')])
    server.outcomes.push({ late: 5000 })
    const { checks, continueMerging } = createMerge(browser.openTab(), server)
    const seen: number[] = []
    checks.subscribe(() => {
      if (checks.getSnapshot().length > 0) seen.push(time.now())
    })
    const merging = continueMerging()
    await time.run()
    await merging
    expect(seen[0]).toBeLessThan(100)
    expect(checks.getSnapshot()).toEqual([])
  })

  it('sends again only what is missing when part of it arrived', async () => {
    const { browser, server, inCart } = await createWorld()
    server.outcomes.push('fails halfway')
    const { settle, reported } = createMerge(browser.openTab(), server)
    await settle()
    expect(server.sent[1]).toEqual([line('b', '1'), line('c', '2')])
    expect(inCart()).toEqual(merged)
    expect(reported()).toEqual(matches.slice(0, 1))
  })

  it('is reported as matching when it never arrives and another device adds as much', async () => {
    const { browser, server, time, inCart } = await createWorld([line('a', '10')], { a: 10 })
    server.outcomes.push('is lost on the way')
    time.at(700, () => server.add([line('a', '10')]))
    const { settle, reported, state } = createMerge(browser.openTab(), server)
    await settle()
    expect(inCart()).toEqual({ a: 20 })
    expect(reported()).toMatchObject([{ productId: 'a', intended: '20', actual: '20', confirmedBy: 'match' }])
    expect(state.reported).toEqual([reported()])
  })

  it.each(['is lost on the way', { late: 1200 }] satisfies SendOutcome[])(
    'is reported as unknown, and not sent again, when another device adds another quantity: %j',
    async (outcome) => {
      const { browser, server, time, inCart } = await createWorld([line('a', '10')], { a: 10 })
      server.outcomes.push(outcome)
      time.at(100, () => server.add([line('a', '4')]))
      const { settle, reported } = createMerge(browser.openTab(), server)
      await settle()
      const actual = String(inCart().a)
      expect(reported()).toEqual([{ productId: 'a', intended: '20', actual, reason: 'unknown' }])
      expect(server.sent).toHaveLength(1)
    },
  )

  it('is reported as changed when the network delivered an accepted request twice', async () => {
    const { browser, server, inCart, journal } = await createWorld([line('a', '10')], { a: 5 })
    server.outcomes.push('is delivered twice')
    const { settle, reported, state } = createMerge(browser.openTab(), server)
    await settle()
    expect(inCart()).toEqual({ a: 25 })
    expect(reported()).toMatchObject([{ intended: '15', actual: '25', reason: 'changed-elsewhere' }])
    expect(state).toEqual({ merged: 1, reported: [reported()] })
    expect(journal()).toMatchObject([{ state: 'told', owner: 'lea', webstoreId: 'CH' }])
  })
})

describe('lines that the platform refuses', () => {
  it.each([400, 422])('are reported (%i), and do not block the others', async (status) => {
    const { browser, server, journal, inCart } = await createWorld()
    server.refused.set('b', status)
    const { settle, reported, state } = createMerge(browser.openTab(), server)
    await settle()
    expect(inCart()).toEqual({ a: 8, c: 2, x: 1 })
    expect(reported()).toEqual([
      { productId: 'b', intended: '1', actual: '0', reason: 'refused', code: expect.any(String) },
    ])
    expect(state.reported).toEqual([reported()])
    expect(journal()).toMatchObject([{ state: 'told', owner: 'lea' }])
  })

  it('are reported to this buyer only, until dismissed', async () => {
    const { browser, server } = await createWorld()
    server.refused.set('b', 422)
    await createMerge(browser.openTab(), server).settle()
    const reto = createMerge(browser.openTab(), createServerCart(), 'reto')
    await reto.settle()
    expect(reto.reported()).toEqual([])
    await reto.dismiss()
    const next = createMerge(browser.openTab(), server)
    expect(next.reported()).toHaveLength(1)
    await next.dismiss()
    expect(next.reported()).toEqual([])
  })

  it('are reported when all of them are refused, with nothing merged', async () => {
    const { browser, server, inCart } = await createWorld()
    for (const { productId } of lines) server.refused.set(productId, 422)
    const { settle, reported, state } = createMerge(browser.openTab(), server)
    await settle()
    expect(inCart()).toEqual({ a: 5, x: 1 })
    expect(reported().map(({ productId, intended, actual }) => [productId, intended, actual])).toEqual([
      ['a', '8', '5'],
      ['b', '1', '0'],
      ['c', '2', '0'],
    ])
    expect(state.merged).toBe(0)
  })

  it('include those with a product but no valid quantity', async () => {
    const { browser, server, inCart, guestLines } = await createWorld([])
    const stored = [line('a', '3'), line('b', 'many'), { productId: 'c' }, { quantity: '4' }, 7]
    browser.data.set('anonymousCart', JSON.stringify(stored))
    const { settle, reported, state } = createMerge(browser.openTab(), server)
    await settle()
    expect(inCart()).toEqual({ a: 8, x: 1 })
    const unreadable = { intended: '0', actual: '0', reason: 'refused', code: 'INVALID_QUANTITY' }
    expect(reported()).toEqual(['b', 'c'].map((productId) => ({ productId, ...unreadable })))
    expect(state.reported).toEqual([reported()])
    expect(guestLines()).toEqual([])
  })

  it('are sent again later when the refusal is temporary', async () => {
    const { browser, server, inCart } = await createWorld()
    server.refused.set('b', 429)
    const { run } = createMerge(browser.openTab(), server)
    await expect(run()).rejects.toMatchObject({ status: 429 })
    server.refused.clear()
    await run()
    expect(inCart()).toEqual(merged)
  })
})

describe('a session that ends in the middle of a merge', () => {
  it('keeps lines that may have been sent for the same buyer, and shows them to no other', async () => {
    const { browser, server, inCart, journal } = await createWorld()
    server.outcomes.push({ late: 1200 })
    const tab = browser.openTab()
    await createMerge(tab, server).run()
    server.session.isOver = true
    await expect(createMerge(tab, server).run()).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    const other = createServerCart()
    const reto = createMerge(tab, other, 'reto')
    await reto.run()
    expect([reto.msUntilNext(), reto.reported(), other.sent]).toEqual([undefined, [], []])
    expect(journal()).toMatchObject([{ state: 'moved', lines }])
    server.session.isOver = false
    const lea = createMerge(tab, server)
    await lea.settle()
    expect(inCart()).toEqual(merged)
    expect(lea.reported()).toEqual(matches)
    expect(reto.reported()).toEqual([])
  })

  it('loses nothing when it ends during sending: the same buyer continues', async () => {
    const { browser, server, inCart } = await createWorld()
    const tab = browser.openTab()
    server.send = ((send) => (sent) => {
      if (server.sent.length === 0) server.session.isOver = true
      server.sent.push([])
      return send(sent)
    })(server.send)
    await expect(createMerge(tab, server).run()).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    const other = createServerCart()
    await createMerge(tab, other, 'reto').settle()
    expect(other.sent).toEqual([])
    server.session.isOver = false
    await createMerge(tab, server).settle()
    expect(inCart()).toEqual(merged)
  })

  it('leaves lines that were never sent to the next buyer who signs in', async () => {
    const { browser, server, journal } = await createWorld()
    server.session.isOver = true
    await expect(createMerge(browser.openTab(), server).run()).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    })
    expect(journal()).toMatchObject([{ state: 'moved', lines }])
    const other = createServerCart()
    await createMerge(browser.openTab(), other, 'reto').run()
    expect(other.quantities()).toEqual({ a: '3', b: '1', c: '2' })
    expect(journal()).toEqual([])
  })
})

describe('lines whose product has another open write', () => {
  it('wait until that write is settled, and others do not', async () => {
    const { browser, server, inCart } = await createWorld([line('b', '1')])
    const tab = browser.openTab()
    const merge = createMerge(tab, server)
    const write = { sentAt: 0, lookedAt: 0, lines: [{ productId: 'b', quantity: '1' }] }
    merge.browser.put({ ...merge.browser.self(), ...write, id: 'add', kind: 'add' })
    await merge.run()
    expect(server.sent).toEqual([])
    expect(merge.msUntilNext()).toBe(1000)
    await merge.guestCart.add(line('d', '4'))
    await merge.run()
    expect(inCart()).toEqual({ a: 5, d: 4, x: 1 })
    merge.browser.remove('add')
    await merge.settle()
    expect(inCart()).toEqual({ a: 5, b: 1, d: 4, x: 1 })
  })

  it('wait for an earlier merge of the same product', async () => {
    const { browser, server, inCart } = await createWorld([line('a', '3')])
    server.outcomes.push({ late: 1200 })
    const merge = createMerge(browser.openTab(), server)
    await merge.run()
    await merge.guestCart.add(line('a', '4'))
    await merge.run()
    expect(server.sent).toHaveLength(1)
    await merge.settle()
    expect(server.sent.at(-1)).toEqual([line('a', '4')])
    expect(inCart()).toEqual({ a: 12, x: 1 })
    expect(merge.reported()).toHaveLength(1)
  })
})

describe('a merge whose page dies', () => {
  it('finishes an incomplete move before the guest cart is changed', async () => {
    const { browser, server, inCart } = await createWorld()
    // Step 1 asks which products are sold, 2 is the response, 3 the journal; the page dies before the cart is cleared.
    await createMerge(browser.openTab({ diesAt: 4 }), server).runOrDie()
    browser.restart()
    const { guestCart, run } = createMerge(browser.openTab(), server)
    await guestCart.add(line('b', '10'))
    expect(guestCart.getSnapshot()).toEqual([line('b', '10')])
    await run()
    expect(inCart()).toEqual({ ...merged, b: 11 })
  })

  it('keeps what other code wrote to the guest cart after an incomplete move', async () => {
    const { browser, server, inCart } = await createWorld()
    await createMerge(browser.openTab({ diesAt: 5 }), server).runOrDie()
    browser.restart()
    browser.data.set('anonymousCart', JSON.stringify([line('d', '7')]))
    await createMerge(browser.openTab(), server).run()
    expect(inCart()).toEqual({ ...merged, d: 7 })
  })

  const steps = Array.from({ length: 16 }, (_, index) => index + 1)
  const outcomes: readonly SendOutcome[] = ['works', 'is lost on the way', { late: 1200 }]

  it.each(steps.flatMap((diesAt) => outcomes.map((outcome) => ({ diesAt, outcome }))))(
    'brings each line once when it dies at its step $diesAt and the request is $outcome',
    async ({ diesAt, outcome }) => {
      const { browser, server, journal, guestLines, claims, inCart } = await createWorld()
      server.outcomes.push(outcome)
      await createMerge(browser.openTab({ diesAt }), server).runOrDie()
      browser.restart()
      const next = createMerge(browser.openTab(), server)
      await next.settle()
      expect(inCart()).toEqual(merged)
      expect(guestLines()).toEqual([])
      expect(journal().filter(isUnfinished)).toEqual([])
      expect(next.reported().filter(({ confirmedBy }) => confirmedBy === undefined)).toEqual([])
      expect((claims() as { claims?: unknown }).claims ?? []).toEqual([])
    },
  )
})
