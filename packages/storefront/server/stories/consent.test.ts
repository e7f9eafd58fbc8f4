import { describe, expect, it } from 'vitest'
import { openShop, origin } from './open-shop.fixture'

const app = openShop()

async function visit(path: string, cookie = '') {
  const response = await app.request(origin + path, { headers: { host: 'localhost:4173', cookie } })
  const html = await response.text()
  const isHidden = /<html[^>]* data-consent[ >]/.test(html)
  return { html, isHidden, caching: response.headers.get('Cache-Control') }
}

const responseOn = (page: string, form: Readonly<Record<string, string>>) =>
  app.request(`${origin}${page}`, {
    method: 'POST',
    headers: { host: 'localhost:4173', origin },
    body: new URLSearchParams(form),
  })

// A busy machine may be slow.
describe('the question for consent', { timeout: 30_000 }, () => {
  it.each(['', 'consent=v1', 'consent=v1.statistics'])(
    'stands in everybody’s page, which caches may share: %s',
    async (cookie) => {
      const { html, isHidden, caching } = await visit('/de-CH/service/delivery?redirect=false', cookie)
      expect(html).toContain('Dürfen wir Besuche zählen?')
      expect(html).toContain('name="returnTo" value="/de-CH/service/delivery?redirect=false"')
      expect([isHidden, caching]).toEqual([false, expect.stringMatching(/^public, max-age=0, s-maxage=60,/)])
    },
  )

  it.each([
    [{ statistics: 'on' }, 'consent=v1.statistics'],
    [{}, 'consent=v1'],
  ])('takes the answer %j of a form, and leads back', async (form, kept) => {
    const response = await responseOn('/de-CH/service/cookies', { ...form, returnTo: '/de-CH/cart?page=2' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${origin}/de-CH/cart?page=2`])
    expect(response.headers.getSetCookie().map((line) => line.split(';', 1)[0])).toEqual([
      kept,
      'consent_form=1',
    ])
  })

  it.each(['https://evil.example/', '//evil.example', ''])('leads nowhere else: %j', async (returnTo) => {
    const response = await responseOn('/de-CH/service/cookies', { returnTo })
    expect(response.headers.get('Location')).toBe(`${origin}/de-CH/service/cookies`)
  })

  it('is hidden by the server after a choice without scripts, on pages for this visitor alone', async () => {
    const { isHidden, caching } = await visit('/de-CH/service/delivery', 'consent=v1; consent_form=1')
    expect([isHidden, caching]).toEqual([true, 'private, no-cache'])
  })

  it('has a response at its own page only', async () => {
    expect((await responseOn('/de-CH/service/terms', {})).status).toBe(404)
  })
})
