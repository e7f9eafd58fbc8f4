import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from './app'
import { createRenderPage } from './render-page'
import { createSandboxPlatform } from './sandbox-platform'

const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

const reportFailure = (error: unknown) => {
  throw error
}
const app = createApp({
  platform: sandbox,
  renderPage: createRenderPage({ platform: sandbox, manifest: {}, reportFailure }),
  publicOrigins: [],
  clientFolder: fileURLToPath(new URL('../public', import.meta.url)),
  reportFailure,
})

const ask = (cookie: string) =>
  app.request('http://localhost:4173/de-CH/service/terms', { headers: { host: 'localhost:4173', cookie } })

describe('the document', () => {
  it.each(['light', 'dark'])('is %s where the visitor chose that', async (mode) => {
    const html = await (await ask(`region=CH; mode=${mode}`)).text()
    expect(html).toContain(`<html lang="de-CH" dir="ltr" data-mode="${mode}">`)
    expect(html).toContain(`<meta name="color-scheme" content="${mode}">`)
  })

  it.each(['', 'mode=', 'mode=blue', 'mode="><script>'])(
    'follows the system with the cookie %j',
    async (cookie) => {
      const html = await (await ask(cookie)).text()
      expect(html).toContain('<html lang="de-CH" dir="ltr">')
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
    },
  )

  it('is kept by shared caches for those with the same cookies alone', async () => {
    const { headers } = await ask('mode=dark')
    expect(headers.get('cache-control')).toContain('s-maxage')
    expect(headers.get('vary')).toContain('Cookie')
  })
})
