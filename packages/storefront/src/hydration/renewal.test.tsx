import { beforeEach, describe, expect, it } from 'vitest'
import type { RenewalEnvironment } from './renewal'
import { renewPage } from './renewal'
import { takeRenewalNotice } from './renewal-record'

const product = 'https://shop.example/de-CH/product/box/1'
const terms = 'https://shop.example/de-CH/service/terms'

const kept = new Map<string, string>()
let now = 1_000_000

/** A page of an old build on a server with a new one, and what was opened and requested there. */
async function renew(differing: Partial<RenewalEnvironment> = {}) {
  const opened: string[] = []
  let requested = 0
  const count = () => (requested += 1)
  document.addEventListener('shop:outdated', count)
  document.documentElement.dataset.renewing = ''
  await renewPage({
    page: document,
    address: () => product,
    firstAddress: product,
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    }),
    now: () => now,
    wait: () => Promise.resolve(),
    hasMissed: () => false,
    statusOf: () => Promise.resolve(404),
    isEdited: () => false,
    open: (address) => void opened.push(address),
    ...differing,
  })
  document.removeEventListener('shop:outdated', count)
  return { opened, requested, isPending: 'renewing' in document.documentElement.dataset }
}

const show = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`
}

beforeEach(() => {
  kept.clear()
  now += 60 * 60_000
  document.head.innerHTML = '<script data-app="/assets/entry-client-old.js /assets/page-old.js"></script>'
  for (const mark of ['leaving', 'navigation']) document.documentElement.removeAttribute(`data-${mark}`)
  show('<form method="post"><input name="quantity" value="25"></form>')
})

describe('a page that misses a file', () => {
  it('is reloaded when the server no longer has its application', async () => {
    const requested: string[] = []
    const statusOf = (file: string) => Promise.resolve(requested.push(new URL(file).pathname) > 0 ? 404 : 200)
    expect(await renew({ statusOf })).toEqual({ opened: [product], requested: 0, isPending: true })
    expect(requested).toEqual(['/assets/entry-client-old.js'])
  })

  it('is reloaded when the browser saw that a file is gone', async () => {
    expect((await renew({ hasMissed: () => true, statusOf: () => Promise.resolve(200) })).opened).toEqual([
      product,
    ])
  })

  it.each<[string, Partial<RenewalEnvironment>]>([
    ['without a network', { statusOf: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['where its build is still the shop’s', { statusOf: () => Promise.resolve(200) }],
    ['where the server is out of order', { statusOf: () => Promise.resolve(503) }],
  ])('stays as it is %s', async (_, differing) => {
    expect(await renew(differing)).toEqual({ opened: [], requested: 0, isPending: false })
    expect(kept.size).toBe(0)
  })

  it('is reloaded once within five minutes', async () => {
    await renew()
    now += 4 * 60_000
    expect(await renew()).toEqual({ opened: [], requested: 0, isPending: false })
    expect((await renew({ address: () => terms, firstAddress: terms })).opened).toEqual([terms])
    now += 60_000
    expect((await renew()).opened).toEqual([product])
  })

  it('is not opened while something is sent, and not at all when that takes ten seconds', async () => {
    show('<form aria-busy="true"></form>')
    let waited = 0
    const wait = (ms: number) => {
      waited += ms
      if (waited === 3_000) show('')
      return Promise.resolve()
    }
    expect((await renew({ wait })).opened).toEqual([product])
    expect(waited).toBe(3_000)
    show('<form aria-busy="true"></form>')
    now += 60 * 60_000
    expect((await renew()).opened).toEqual([])
  })

  it('is not opened while a navigation is under way, whose address it does not have yet', async () => {
    const root = document.documentElement
    root.dataset.navigation = 'loading'
    let address = product
    const wait = () => {
      root.dataset.navigation = 'idle failed'
      address = terms
      return Promise.resolve()
    }
    expect((await renew({ wait, address: () => address })).opened).toEqual([terms])
  })

  it('does not interrupt a visitor who is leaving for another page', async () => {
    document.documentElement.dataset.leaving = String(now - 19_000)
    expect(await renew()).toEqual({ opened: [], requested: 0, isPending: false })
    document.documentElement.dataset.leaving = String(now - 20_000)
    expect((await renew()).opened).toEqual([product])
  })
})

describe('a page that would lose something', () => {
  const expectQuestion = async (differing: Partial<RenewalEnvironment> = {}) =>
    expect(await renew(differing)).toEqual({ opened: [], requested: 1, isPending: false })

  it('asks where the visitor has entered something', async () => {
    document.querySelector('input')?.setRangeText('100', 0, 2)
    await expectQuestion()
  })

  it('asks where a form came back with what was entered', async () => {
    await expectQuestion({ isEdited: () => true })
    show('<form><input name="term" value="karton"></form>')
    expect((await renew({ isEdited: () => true })).opened).toEqual([product])
  })

  it.each(['actionData', 'errors'])('asks where it answers a form: %s', async (member) => {
    const state = { router: { [member]: { product: 'sign in first' } } }
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script id="state" type="application/json">${JSON.stringify(state)}</script>`,
    )
    await expectQuestion()
    expect((await renew({ address: () => terms })).opened).toEqual([terms])
  })

  it.each<[string, Partial<RenewalEnvironment>]>([
    [
      'keeps nothing',
      {
        storage: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    ],
    [
      'has no room',
      {
        storage: () => ({
          getItem: () => null,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
        }),
      },
    ],
  ])('asks in a browser that %s, where it could go on for ever', async (_, differing) => {
    await expectQuestion(differing)
  })
})

describe('a navigation that misses a file', () => {
  beforeEach(() => {
    document.documentElement.dataset.navigation = 'idle failed'
  })

  it('goes to its address as a whole page, whatever was entered and however often', async () => {
    show('<input value="">')
    document.querySelector('input')?.setRangeText('karton')
    for (const _ of [1, 2])
      expect(await renew({ address: () => terms })).toEqual({
        opened: [terms],
        requested: 0,
        isPending: true,
      })
    expect(kept.size).toBe(0)
  })

  it('is undefined when the page was opened at this address', async () => {
    await renew()
    expect((await renew()).opened).toEqual([])
  })
})

describe('the word for it', () => {
  const keeping: RenewalEnvironment['storage'] = () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  })

  it('is said once, on the next page', async () => {
    await renew()
    const record = { storage: keeping, now: () => now }
    expect([takeRenewalNotice(record), takeRenewalNotice(record)]).toEqual([true, false])
  })

  it('is not said a minute later, nor without a reason, nor where nothing can be read', async () => {
    expect(takeRenewalNotice({ storage: keeping, now: () => now })).toBe(false)
    await renew()
    expect(takeRenewalNotice({ storage: keeping, now: () => now + 60_000 })).toBe(false)
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(takeRenewalNotice({ storage: denied, now: () => now })).toBe(false)
  })
})
