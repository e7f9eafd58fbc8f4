import { describe, expect, it } from 'vitest'
import { createBrowser } from '../storage/browser.fixture'
import { storageEntries } from '../storage/storage-entries'
import { createMerge, createServerCart, line } from './merge.fixture'

/** A buyer with journal entries: lines that may have been sent, lines that were not, and a reported one. */
async function createWorld() {
  const browser = createBrowser()
  const tab = browser.openTab()
  const server = createServerCart()
  const merge = createMerge(tab, server)
  server.refused.set('refused', 422)
  await merge.guestCart.add(line('refused', '1'))
  await merge.run()
  server.outcomes.push('is lost on the way')
  await merge.guestCart.add(line('sent', '2'))
  await merge.run()
  await merge.guestCart.add(line('sent', '3'))
  await merge.run()
  const read = () => tab.browserStore.read(storageEntries.mergeJournal)
  return { browser, tab, server, merge, read }
}

describe('returnUnsentLines', () => {
  it('puts back what was never sent when the buyer signs out, and removes the buyer’s other entries', async () => {
    const { merge, read } = await createWorld()
    expect(read()).toMatchObject([
      { state: 'told', lines: [{ productId: 'refused' }] },
      { state: 'moved', lines: [line('sent', '2')] },
      { state: 'moved', lines: [line('sent', '3')] },
    ])
    await merge.guestCart.add(line('sent', '4'))
    await merge.signOut()
    expect(merge.guestCart.getSnapshot()).toEqual([line('sent', '7')])
    expect(read()).toEqual([])
    expect(merge.msUntilNext()).toBeUndefined()
  })

  it('leaves the entries of another buyer', async () => {
    const { tab, server, read } = await createWorld()
    const reto = createMerge(tab, server, 'reto')
    await reto.signOut()
    expect(read()).toMatchObject([
      { state: 'told', owner: 'lea' },
      { state: 'moved', lines: [line('sent', '2')] },
    ])
    expect(reto.guestCart.getSnapshot()).toEqual([line('sent', '3')])
  })

  it('leaves the entries of another shop', async () => {
    const { tab, merge, read } = await createWorld()
    const theirs = [
      { state: 'moved', id: 'x', webstoreId: 'DE', lines: [line('z', '1')] },
      { state: 'told', id: 'y', webstoreId: 'DE', owner: 'lea', lines: [] },
    ]
    tab.browserStore.write(storageEntries.mergeJournal, theirs)
    await merge.signOut()
    await merge.dismiss()
    expect(read()).toEqual(theirs)
    expect(merge.guestCart.getSnapshot()).toEqual([])
  })
})
