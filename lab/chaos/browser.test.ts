import { describe, expect, it } from 'vitest'
import { createLockManager } from './locks.mjs'
import { createSharedStorage, createTabStorage } from './storage.mjs'

const always = () => true

describe('the storage of a browser', () => {
  const openTwo = () => {
    const news: (() => void)[] = []
    const storage = createSharedStorage({ later: (deliver) => void news.push(deliver) })
    const events: unknown[] = []
    const page = new EventTarget()
    page.addEventListener('storage', (event) => events.push('key' in event && event.key))
    const [writer, reader] = [storage.open(new EventTarget(), always), storage.open(page, always)]
    const deliver = () => news.splice(0).forEach((one) => one())
    return { storage, writer, reader, news, deliver, events }
  }

  it('shows a tab what another wrote a moment later, with an event', () => {
    const { storage, writer, reader, deliver, events } = openTwo()
    writer.setItem('cart', '1')
    expect([writer.getItem('cart'), reader.getItem('cart'), storage.read('cart')]).toEqual(['1', null, '1'])
    deliver()
    expect([reader.getItem('cart'), events]).toEqual(['1', ['cart']])
  })

  it('keeps what a tab wrote after the news that are still on their way', () => {
    const { storage, writer, reader, deliver, events } = openTwo()
    writer.setItem('cart', 'old')
    reader.setItem('cart', 'new')
    deliver()
    expect([writer.getItem('cart'), reader.getItem('cart'), storage.read('cart')]).toEqual([
      'new',
      'new',
      'new',
    ])
    expect(events).toEqual([])
  })

  it('takes nothing from a page that is gone', () => {
    const storage = createSharedStorage({ later: (deliver) => deliver() })
    const state = { isOpen: true }
    const area = storage.open(new EventTarget(), () => state.isOpen)
    area.setItem('cart', '1')
    state.isOpen = false
    area.removeItem('cart')
    expect(storage.read('cart')).toBe('1')
  })

  it('keeps a tab’s own storage over its pages', () => {
    const openPage = createTabStorage()
    openPage(always).setItem('step', '2')
    expect(openPage(always).getItem('step')).toBe('2')
  })
})

describe('the locks of a browser', () => {
  it('gives a name to one after the other, also after a failure', async () => {
    const locks = createLockManager().ofPage({})
    const seen: string[] = []
    const failing = locks.request('cart', async () => {
      seen.push('first')
      await Promise.resolve()
      seen.push('first ends')
      throw new Error('no')
    })
    const next = locks.request('cart', async () => void seen.push('second'))
    const other = locks.request('order', async () => void seen.push('other'))
    await Promise.allSettled([failing, next, other])
    expect(seen.filter((name) => name !== 'other')).toEqual(['first', 'first ends', 'second'])
    expect(seen.indexOf('other')).toBeLessThan(seen.indexOf('first ends') + 1)
  })

  it('takes locks and places in the queue from a page that goes', async () => {
    const manager = createLockManager()
    const [gone, hydrated] = [{}, {}]
    const seen: string[] = []
    const never = new Promise<void>(() => {})
    void manager.ofPage(gone).request('cart', () => never)
    void manager.ofPage(gone).request('cart', async () => void seen.push('a ghost'))
    const waiting = manager.ofPage(hydrated).request('cart', async () => void seen.push('the next page'))
    expect((await manager.ofPage(hydrated).query()).held).toEqual([{ name: 'cart' }])
    manager.leave(gone)
    await waiting
    expect(seen).toEqual(['the next page'])
  })

  it('gives nothing to a page that is closed', async () => {
    const manager = createLockManager()
    const seen: string[] = []
    manager.leave(seen)
    void manager.ofPage(seen).request('cart', () => new Promise<void>(() => {}))
    await manager.ofPage({}).request('cart', async () => void seen.push('the next page'))
    expect(seen).toEqual(['the next page'])
  })
})
