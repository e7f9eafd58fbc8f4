import { describe, expect, it } from 'vitest'
import { createPageLimit, orBusyPage } from './page-limit'

/** Pages with a limit, as the server responds with them. */
function limitPages(renderPage: () => Promise<Response>, most: number) {
  const limit = createPageLimit(most)
  return (request: Request) => orBusyPage(request, () => limit.run(request, renderPage))
}

const ask = (path: string) => new Request(`http://localhost:4173${path}`)

/** A page that is rendered when `finish` is called, or fails. */
function slowPage() {
  const waiting: ((response: Response | Error) => void)[] = []
  const renderPage = () =>
    new Promise<Response>((resolve, reject) => {
      waiting.push((end) => (end instanceof Error ? reject(end) : resolve(end)))
    })
  return { renderPage, finish: (end: Response | Error = new Response('page')) => waiting.shift()?.(end) }
}

describe('the limit of pages at once', () => {
  it.each([
    ['/de-CH/', 'Gerade kaufen sehr viele ein'],
    ['/fr-CH/', 'Beaucoup de clients font leurs achats en ce moment'],
    ['/de-shop/', 'Gerade kaufen sehr viele ein'],
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
      finish()
      finish()
      expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200])
    },
  )

  it('has room for readers while as many forms wait as may, and for no further form', async () => {
    const { renderPage, finish } = slowPage()
    const render = limitPages(renderPage, 1)
    const send = () => render(new Request(ask('/'), { method: 'POST' }))
    const waiting = [send(), render(ask('/'))]
    expect((await send()).status).toBe(503)
    finish()
    finish()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  })

  it.each([
    ['rendered', new Response('page')],
    ['failed', new Error('broken')],
  ] as const)('has room again when a page has %s', async (_, end) => {
    const { renderPage, finish } = slowPage()
    const render = limitPages(renderPage, 1)
    const first = render(ask('/')).catch(() => undefined)
    finish(end)
    await first
    const second = render(ask('/'))
    finish()
    expect((await second).status).toBe(200)
  })
})
