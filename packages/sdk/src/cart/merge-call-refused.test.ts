import { describe, expect, it } from 'vitest'
import { ShopError } from '../errors/errors'
import { createMerge, createMergeWorld, line, refusal } from './merge.fixture'

const lines = [line('a', '3'), line('b', '1'), line('c', '2')]
const createWorld = (guest = lines, quantities?: Record<string, number>) =>
  createMergeWorld(guest, quantities)
const merged = { a: 8, b: 1, c: 2, x: 1 }

describe('lines whose call was refused', () => {
  const ended = new ShopError('SESSION_ENDED', 'over', { cause: refusal(401) })
  const waiting = [
    { productId: 'a', intended: '8', actual: '5', reason: 'waiting' },
    { productId: 'b', intended: '1', actual: '0', reason: 'waiting' },
    { productId: 'c', intended: '2', actual: '0', reason: 'waiting' },
  ]

  it.each([
    ['403', refusal(403)],
    ['404', refusal(404)],
    ['405', refusal(405)],
    ['401, or the sign-in page', ended],
  ])('wait in the journal, are reported once, and are sent by a later page: %s', async (_, error) => {
    const { browser, server, journal, guestLines, claims, inCart } = await createWorld()
    server.calls.refusal = error
    const first = createMerge(browser.openTab(), server)
    await first.runOrDie()
    expect(journal()).toMatchObject([{ state: 'moved', lines }])
    expect(guestLines()).toEqual([])
    expect(claims()).toMatchObject({ claims: [] })
    expect(first.reported()).toMatchObject(waiting)
    expect(first.msUntilNext()).toBeUndefined()
    const second = createMerge(browser.openTab(), server)
    await second.runOrDie()
    expect(second.reported()).toMatchObject(waiting)
    expect([first.state.reported.length, second.state.reported.length]).toEqual([1, 0])
    server.calls.refusal = undefined
    const third = createMerge(browser.openTab(), server)
    await third.run()
    expect(inCart()).toEqual(merged)
    expect([third.reported(), journal()]).toEqual([[], []])
  })

  it('are sent although the buyer has dismissed the report', async () => {
    const { browser, server, inCart } = await createWorld()
    server.calls.refusal = refusal(403)
    const first = createMerge(browser.openTab(), server)
    await first.run()
    await first.dismiss()
    await first.run()
    expect([first.reported(), first.state.reported.length]).toEqual([[], 1])
    server.calls.refusal = undefined
    await first.run()
    expect(inCart()).toEqual(merged)
  })

  it('are sent again by a page load only, not while that page waits for something else', async () => {
    const { browser, server, time } = await createWorld()
    const page = createMerge(browser.openTab(), server)
    server.calls.refusal = refusal(403)
    await page.run()
    const write = { sentAt: 0, lookedAt: 0, lines: [{ productId: 'd', quantity: '1' }] }
    page.browser.put({ ...page.browser.self(), ...write, id: 'add', kind: 'add' })
    await page.guestCart.add(line('d', '4'))
    server.calls.refusal = undefined
    const settled = page.continueMerging({ isContinued: true })
    time.at(5000, () => page.browser.remove('add'))
    await time.run()
    await settled
    expect(server.sent).toEqual([[line('d', '4')]])
    await page.run()
    expect(server.sent.at(-1)).toEqual(lines)
  })

  it('are not sent where the cart has them by now, added by the buyer or by an earlier request', async () => {
    const { browser, server, inCart } = await createWorld()
    server.calls.refusal = refusal(403)
    const page = createMerge(browser.openTab(), server)
    await page.run()
    server.calls.refusal = undefined
    server.add([line('a', '3'), line('b', '5')])
    await page.run()
    expect(inCart()).toEqual({ a: 8, b: 6, c: 2, x: 1 })
    expect(page.reported()).toEqual([
      { productId: 'a', intended: '8', actual: '8', reason: 'unknown', confirmedBy: 'match' },
    ])
  })

  it('are not reported to whoever is there after the session has ended', async () => {
    const { browser, server, journal } = await createWorld()
    const owner = { name: 'lea' }
    const page = createMerge(browser.openTab(), server, () => owner.name)
    server.send = () => {
      owner.name = 'guest'
      throw ended
    }
    await expect(page.run()).rejects.toBe(ended)
    expect(page.state.reported).toEqual([])
    expect(journal()).toMatchObject([{ state: 'moved', lines }])
  })

  it('go back to the guest cart when the buyer signs out', async () => {
    const { browser, server, guestLines, journal } = await createWorld()
    server.calls.refusal = refusal(403)
    const page = createMerge(browser.openTab(), server)
    await page.run()
    await page.signOut()
    expect([guestLines(), journal()]).toEqual([lines, []])
  })

  it('are read as never refused where an older version stored the attempt', async () => {
    const { browser, server, inCart } = await createWorld([])
    const attempt = { state: 'moved', id: 'x', webstoreId: 'CH', lines, waiting: 'of another version' }
    browser.data.set('cartMergeJournal', JSON.stringify([attempt]))
    const page = createMerge(browser.openTab(), server)
    expect(page.reported()).toEqual([])
    await page.dismiss()
    await page.run()
    expect(inCart()).toEqual(merged)
  })
})

describe('a shop without an action of its own', () => {
  const many = Array.from({ length: 230 }, (_, index) => line(`p${index}`, '2'))
  const allMany = Object.fromEntries(many.map(({ productId }) => [productId, 2]))

  it('gets the lines in batches of up to 100', async () => {
    const { browser, server, journal, inCart } = await createWorld(many, {})
    server.calls.hasAction = false
    const page = createMerge(browser.openTab(), server)
    await page.run()
    expect(server.batches.map((batch) => batch.length)).toEqual([100, 100, 30])
    expect(inCart()).toEqual(allMany)
    expect([page.reported(), journal()]).toEqual([[], []])
  })

  it('reports each line that is refused, with its code', async () => {
    const { browser, server, inCart } = await createWorld()
    server.calls.hasAction = false
    server.refused.set('b', 422)
    const page = createMerge(browser.openTab(), server)
    await page.run()
    expect(inCart()).toEqual({ a: 8, c: 2, x: 1 })
    expect(page.reported()).toEqual([
      { productId: 'b', intended: '1', actual: '0', reason: 'refused', code: 'NO' },
    ])
  })

  it('gets only the batch again whose response was lost', async () => {
    const { browser, server, inCart } = await createWorld(many, {})
    server.calls.hasAction = false
    server.outcomes.push('works', 'is lost on the way')
    const page = createMerge(browser.openTab(), server)
    await page.settle()
    expect(server.batches.map((batch) => batch.length)).toEqual([100, 100, 30, 100])
    expect(inCart()).toEqual(allMany)
    expect(page.reported()).toEqual([])
  })

  it.each(Array.from({ length: 30 }, (_, index) => index + 5))(
    'gets each line once when the page dies at its step %i',
    async (diesAt) => {
      const { browser, server, inCart } = await createWorld()
      server.calls.hasAction = false
      await createMerge(browser.openTab({ diesAt }), server).runOrDie()
      browser.restart()
      const next = createMerge(browser.openTab(), server)
      await next.settle()
      expect(inCart()).toEqual(merged)
      expect(next.reported().filter(({ confirmedBy }) => confirmedBy === undefined)).toEqual([])
    },
  )
})
