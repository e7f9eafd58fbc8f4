import { describe, expect, it } from 'vitest'
import { openShop, origin } from '../stories/open-shop.fixture'

const app = openShop()
const ask = async (cookie: string) =>
  (await app.request(`${origin}/de-CH/service/terms`, { headers: { host: 'localhost:4173', cookie } })).text()

describe('the document', () => {
  it.each(['', 'mode=light', 'mode=dark', 'mode="><script>'])(
    'follows the system, until the early script reads what the visitor chose: %j',
    async (cookie) => {
      const html = await ask(cookie)
      expect(html).toContain('<html lang="de-CH" dir="ltr">')
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
    },
  )
})
