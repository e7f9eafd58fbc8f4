import { createServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { everything, serveForeignPlatform, shopAt } from './foreign-platform.fixture'
import { viteProxy } from './vite-proxy'

describe('viteProxy', () => {
  it('lets a shopper shop at the server of Vite, with cookies and redirects of its own', async () => {
    const platform = await serveForeignPlatform({ redirectsTo: 'https' })
    onTestFinished(platform.close)
    const vite = await createServer({
      configFile: false,
      root: import.meta.dirname,
      appType: 'custom',
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: {
        port: 0,
        host: '127.0.0.1',
        ws: false,
        watch: null,
        proxy: viteProxy({ platform: platform.url }),
      },
    })
    onTestFinished(() => vite.close())
    await vite.listen()
    const front = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
    expect(await shopAt(front)).toEqual({ ...everything, location: `${front}/de-shop/`, refused: [] })
    expect((await fetch(`${front}/services/oauth2/token`)).status).toBe(404)
  })
})
