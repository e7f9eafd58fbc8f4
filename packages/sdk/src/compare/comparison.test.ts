import { describe, expect, it, vi } from 'vitest'
import { createShopClient } from '../shop-client'
import type { ClientOptions } from '../client/options'
import { createBrowser } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'

const ids = [
  '01tCN0001001010YAA',
  '01tCN0001001100YAA',
  '01tCN0001003130YAA',
  '01tCN0001003170YAA',
  '01tCN0002000310YAA',
] as const
const [a, b, c, d, e] = ids

const key = 'compared:0ZECH00000000014AA'

const openPage = ({ page, localStorage, sessionStorage }: Tab, options: Partial<ClientOptions> = {}) =>
  createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'http://localhost/de-CH/',
    locale: 'de-CH',
    localStorage,
    sessionStorage,
    page: () => page,
    reportFailure: () => undefined,
    fetch: () => Promise.reject(new TypeError('there are no calls')),
    ...options,
  }).comparison

describe('comparison', () => {
  it('keeps what was chosen, in its order, after the page is left', () => {
    const { data, openTab } = createBrowser()
    const first = openPage(openTab())
    expect([first.toggle(a), first.toggle(b), first.toggle(a.slice(0, 15)), first.toggle(c)]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(openPage(openTab()).getSnapshot()).toEqual([b, c])
    expect(data.get(key)).toBe(`${b},${c}`)
    first.choose([])
    expect(data.has(key)).toBe(false)
  })

  it('has room for four, and takes the first four of more', () => {
    const chosen = openPage(createBrowser().openTab())
    chosen.choose(ids)
    expect(chosen.toggle(e)).toBe(false)
    expect(chosen.toggle('no id')).toBe(false)
    expect(chosen.getSnapshot()).toEqual([a, b, c, d])
  })

  it('follows other tabs, and loses nothing of theirs', () => {
    const { openTab } = createBrowser()
    const [here, there] = [openPage(openTab()), openPage(openTab())]
    const listener = vi.fn()
    const leave = here.subscribe(listener)
    there.toggle(a)
    expect(listener).toHaveBeenCalledTimes(1)
    here.toggle(b)
    expect(there.getSnapshot()).toEqual([a, b])
    leave()
  })

  it('is of one shop', () => {
    const { openTab } = createBrowser()
    openPage(openTab()).toggle(a)
    const other = {
      webstoreId: '0ZEDE00000000014AA',
      url: 'http://localhost/de-shop/',
      locale: 'de',
    } as const
    expect(openPage(openTab(), other).getSnapshot()).toEqual([])
  })

  it.each(['[1]', '{', `${a},<script>,${a},x`, ''])(
    'reads what somebody else stored as far as it can: %s',
    (text) => {
      const { data, openTab } = createBrowser()
      data.set(key, text)
      expect(openPage(openTab()).getSnapshot()).toEqual(text.startsWith(a) ? [a] : [])
    },
  )

  it('works for the page where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const chosen = openPage(createBrowser().openTab(), { localStorage: forbidden })
    expect(chosen.toggle(a)).toBe(true)
    expect(chosen.getSnapshot()).toEqual([a])
  })
})
