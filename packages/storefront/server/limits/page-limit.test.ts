import { describe, expect, it } from 'vitest'
import { createPageLimit, orBusyPage } from './page-limit'
import type { PageLimits } from './page-limit'

/** Pages with a limit, as the server responds with them. */
function limitPages(renderPage: () => Promise<Response>, limits: number | PageLimits) {
  const limit = createPageLimit(typeof limits === 'number' ? { atOnce: limits, ofAddress: limits } : limits)
  return (request: Request, address = '192.0.2.1') =>
    orBusyPage(request, () => limit({ method: request.method, address }, renderPage))
}

const ask = (path: string) => new Request(`http://localhost:4173${path}`)

/** Those that have room begin. */
const begin = () => new Promise(setImmediate)

/** A page that is rendered when `finish` is called, or fails. */
function slowPage() {
  const waiting: ((response: Response | Error) => void)[] = []
  const renderPage = () =>
    new Promise<Response>((resolve, reject) => {
      waiting.push((end) => (end instanceof Error ? reject(end) : resolve(end)))
    })
  const finish = async (end: Response | Error = new Response('page')) => {
    await begin()
    waiting.shift()?.(end)
    await begin()
  }
  return { renderPage, finish }
}

describe('the limit of pages at once', () => {
  it.each([
    ['/de-CH/', 'Im Shop ist gerade viel los'],
    ['/fr-CH/', 'Beaucoup de clients font leurs achats en ce moment'],
    ['/de-shop/', 'Im Shop ist gerade viel los'],
    ['/', 'Many people are shopping right now'],
  ])(
    'says at once that too many are at %s, in its language, and when to come back',
    async (path, heading) => {
      const { renderPage, finish } = slowPage()
      const render = limitPages(renderPage, 2)
      const inside = [render(ask(path)), render(ask(path))]
      const turnedAway = await render(ask(path))
      expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, '5'])
      expect(turnedAway.headers.get('cache-control')).toBe('private, no-store')
      expect(await turnedAway.text()).toContain(`<h1>${heading}</h1>`)
      await finish()
      await finish()
      expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200])
    },
  )

  it('has room for readers while as many forms wait as may, and for no further form', async () => {
    const { renderPage, finish } = slowPage()
    const render = limitPages(renderPage, 1)
    const send = () => render(new Request(ask('/'), { method: 'POST' }))
    const waiting = [send(), render(ask('/'))]
    expect((await send()).status).toBe(503)
    await finish()
    await finish()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  })

  it.each([
    ['rendered', new Response('page')],
    ['failed', new Error('broken')],
  ] as const)('has room again when a page has %s', async (_, end) => {
    const { renderPage, finish } = slowPage()
    const render = limitPages(renderPage, 1)
    const first = render(ask('/')).catch(() => undefined)
    await finish(end)
    await first
    const second = render(ask('/'))
    await finish()
    expect((await second).status).toBe(200)
  })
})

describe('the limit of pages at once from one address', () => {
  /** A page that says which of its renderings have begun. */
  function openLimit(limits: PageLimits) {
    const { renderPage, finish } = slowPage()
    let begun = 0
    const render = limitPages(() => {
      begun += 1
      return renderPage()
    }, limits)
    return { render, finish, begun: () => begun }
  }

  it('lets its other pages wait, and keeps nobody else from reading', async () => {
    const { render, finish, begun } = openLimit({ atOnce: 200, ofAddress: 2 })
    const inside = Array.from({ length: 5 }, () => render(ask('/')))
    await begin()
    expect(begun()).toBe(2)
    const others = ['192.0.2.2', '2001:db8:1:2::1'].map((address) => render(ask('/'), address))
    await begin()
    expect(begun()).toBe(4)
    for (let times = 0; times < 7; times += 1) {
      await finish()
    }
    expect((await Promise.all([...inside, ...others])).map(({ status }) => status)).toEqual(
      Array(7).fill(200),
    )
  })

  it('counts an IPv6 address by its network', async () => {
    const { render, finish, begun } = openLimit({ atOnce: 200, ofAddress: 1 })
    const two = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1'].map((address) => render(ask('/'), address))
    await begin()
    expect(begun()).toBe(1)
    await finish()
    await finish()
    await Promise.all(two)
  })

  it('asks to come back where as many wait as may be rendered in all', async () => {
    const { render, finish } = openLimit({ atOnce: 3, ofAddress: 1 })
    const inside = Array.from({ length: 3 }, () => render(ask('/')))
    expect((await render(ask('/'))).status).toBe(503)
    for (let times = 0; times < 3; times += 1) {
      await finish()
    }
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200])
    const next = render(ask('/'))
    await finish()
    expect((await next).status).toBe(200)
  })
})
