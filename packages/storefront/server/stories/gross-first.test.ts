import { describe, expect, it } from 'vitest'
import { openShop, origin } from './open-shop.fixture'

const app = openShop()

/** A browser without scripts: it keeps cookies, and follows no redirects. */
function openBrowser() {
  const cookies = new Map<string, string>()
  const visit = async (path: string, form?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: 'localhost:4173', cookie, ...(form && { origin }) }
    const init =
      form === undefined ? { headers } : { headers, method: 'POST', body: new URLSearchParams(form) }
    const response = await app.request(origin + path, init)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const wordsAt = async (path: string) => {
    const html = await (await visit(path)).text()
    const main = /<main[ >].*?<\/main>/s.exec(html)?.[0] ?? ''
    return main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  }
  const signIn = async (email: string, base: string) => {
    await visit(`${base}/login`, { email, password: 'cartonnage' })
  }
  return { wordsAt, signIn }
}

// A busy machine may be slow.
describe('the page on delivery', { timeout: 30_000 }, () => {
  it.each([
    [
      '/de-CH',
      [
        'CHF 10.70 inkl. MWST (CHF 9.90 exkl.)',
        'Frei ab einem Warenwert von CHF 162.15 inkl. MWST (CHF 150.00 exkl.)',
      ],
    ],
    [
      '',
      [
        'Free from a goods value of CHF 162.15 incl. VAT (CHF 150.00 excl.)',
        'Surcharge below a goods value of CHF 32.43 incl. VAT (CHF 30.00 excl.), once per order: CHF 5.41 incl. VAT',
      ],
    ],
    ['/fr-CH', ['Gratuit dès une valeur de 162.15 CHF TVA comprise (150.00 CHF hors TVA)']],
    [
      '/de-shop',
      [
        'Deutschland: 8,21 € inkl. MwSt. (6,90 € netto), frei ab einem Warenwert von 119,00 € inkl. MwSt. (100,00 € netto)',
        'Niederlande: 18,03 € inkl. MwSt. (14,90 € netto), frei ab 302,50 € inkl. MwSt. (250,00 € netto)',
        'Luxemburg: 17,43 € inkl. MwSt. (14,90 € netto), frei ab 292,50 € inkl. MwSt. (250,00 € netto)',
      ],
    ],
    [
      '/de-shop/en-US',
      [
        'Germany: €8.21 incl. VAT (€6.90 excl.), free from a goods value of €119.00 incl. VAT (€100.00 excl.)',
      ],
    ],
  ])('tells consumers of %j fees and thresholds gross first, by country', async (base, texts) => {
    const page = await openBrowser().wordsAt(`${base}/service/delivery`)
    for (const text of texts) expect(page).toContain(text)
  })

  it.each([
    [
      '/de-CH',
      'einkauf@alpenblick.example',
      'Frei ab einem Warenwert von CHF 150.00 exkl. MWST (CHF 162.15 inkl.)',
    ],
    [
      '/de-shop',
      'einkauf@sonnenhalde.example',
      'frei ab einem Warenwert von 100,00 € netto (119,00 € inkl. MwSt.)',
    ],
  ])('tells business buyers of %s net first', async (base, email, text) => {
    const browser = openBrowser()
    await browser.signIn(email, base)
    expect(await browser.wordsAt(`${base}/service/delivery`)).toContain(text)
  })
})
