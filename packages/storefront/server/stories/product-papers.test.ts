import { describe, expect, it } from 'vitest'
import { openShop, origin } from './open-shop.fixture'

const app = openShop()
const box = '01tCN0001001100YAA'
const tape = '01tCN0002000270YAA'
const pizzaBox = '01tCN0002000450YAA'
const bottleBox = '01tCN0001003010YAA'
const manyHeights = '01tCN0001002200YAA'
const sampleSet = '01tCN0002000500YAA'

const paths = { 'de-CH': '/de-CH', 'fr-CH': '/fr-CH', 'en-US': '', de: '/de-shop' } as const

/** A paper of a product by its id, whatever the product is called. */
async function openPaper(paper: string, { id = box, base = '/de-CH' } = {}) {
  const headers = { host: 'localhost:4173', 'accept-encoding': 'identity' }
  const first = await app.request(`${origin}${base}/product/-/${id}/${paper}`, { headers })
  const location = first.headers.get('location')
  const response = location === null ? first : await app.request(new URL(location, origin), { headers })
  const html = await response.text()
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? ''
  const text = article.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return { first, location, response, html, text }
}

describe('the papers of a product', () => {
  it.each([
    ['de-CH', 'data-sheet', 'Datenblatt Faltkarton 1-wellig 300 × 200 × 150 mm', 'Masse und Qualität'],
    ['de', 'data-sheet', 'Datenblatt Faltkarton 1-wellig 300 × 200 × 150 mm', 'Maße und Qualität'],
    ['fr-CH', 'data-sheet', 'Fiche technique Caisse américaine', 'Unités d’emballage'],
    ['en-US', 'data-sheet', 'Data sheet ', 'Packing units'],
    ['de-CH', 'declaration', 'Angaben zur Verpackung', 'keine EU-Konformitätserklärung'],
    [
      'de',
      'declaration',
      'Angaben zur Verpackung',
      'EU-Konformitätserklärung nach Verordnung (EU) 2025/40, Anhang VIII, auf Anfrage',
    ],
    ['fr-CH', 'declaration', 'Indications sur l’emballage', 'LUCID'],
    ['en-US', 'declaration', 'Packaging information', 'Whether you have to report'],
    ['de', 'blank', 'Zuschnitt', '1.047 × 359 mm'],
    ['fr-CH', 'blank', 'Découpe', '303 × 203 × 156 mm'],
  ] as const)('in %s have a %s with the words %s and %s', async (locale, paper, ...words) => {
    const { response, text } = await openPaper(paper, { base: paths[locale] })
    expect(response.status).toBe(200)
    for (const word of words) expect(text).toContain(word)
  })

  it('are at an address with the name of the product in their language', async () => {
    const { first, location } = await openPaper('data-sheet', { base: paths['fr-CH'] })
    expect([first.status, location]).toEqual([
      308,
      `/fr-CH/product/caisse-americaine-simple-cannelure-300-200-150-mm/${box}/data-sheet`,
    ])
  })

  it('stand for the product’s page in search engines', async () => {
    const { html } = await openPaper('declaration')
    expect(html).toContain(
      `rel="canonical" href="${origin}/de-CH/product/faltkarton-1-wellig-300-200-150-mm/${box}"`,
    )
    expect(html).not.toContain('hreflang')
    expect(html).toContain('content="index, follow"')
  })

  it.each([
    ['a tape', tape, 'blank', 404],
    ['a tape', tape, 'blank.svg', 404],
    ['a tape', tape, 'declaration', 200],
    ['a tape', tape, 'data-sheet', 200],
    ['what is no packaging', sampleSet, 'declaration', 404],
    ['no product', '01tCN0009999999YAA', 'data-sheet', 404],
  ])('of %s (%s): %s is %i', async (_, id, paper, status) => {
    expect((await openPaper(paper, { id })).response.status).toBe(status)
  })
})

describe('the data sheet', () => {
  it('has what is known, who answers for it, number and day', async () => {
    const { text } = await openPaper('data-sheet')
    expect(text).toMatch(/Artikelnummer 1001100 Stand \d+\. \S+ \d{4}/)
    expect(text).toMatch(/Aussenmass 306 × 206 × 162 mm Volumen 9 l Bauart FEFCO 0201/)
    expect(text).toMatch(/Kantenstauchwiderstand 3\.6 kN\/m, üblich für Qualität 1\.20/)
    expect(text).toMatch(/Bund 25 Stück Palette 850 Stück/)
    expect(text).toMatch(/Hersteller Cartonnage Holding AG.*Verantwortliche Person in der EU/)
  })

  it('warns of what its product warns of', async () => {
    const { text } = await openPaper('data-sheet', { id: '01tCN0002000330YAA' })
    expect(text).toContain('Erstickungsgefahr')
    expect(text).toMatch(/Breite 500 mm.*Rollenlänge 300 m.*Dicke 20 µm/)
  })
})

describe('the information on packaging', () => {
  it('has each material with its share, and all together', async () => {
    const { text } = await openPaper('declaration', { id: '01tCN0002000010YAA' })
    expect(text).toMatch(/Papier, Pappe, Karton 6 g 67% Kunststoff 3 g 33% Total 9 g 100%/)
  })

  it('has a certificate with its licence, and the recycled share', async () => {
    const { text } = await openPaper('declaration')
    expect(text).toMatch(/Recyclinganteil 90% Zertifikat FSC Mix \(FSC-C000000\)/)
    expect(text).not.toContain('Lebensmittel')
  })

  it('says of what is meant to touch food that it is', async () => {
    const { text } = await openPaper('declaration', { id: pizzaBox })
    expect(text).toContain('Lebensmittelkontakt vorgesehen')
  })

  it('names the legal notice with the number of the register in the German shop only', async () => {
    const german = await openPaper('declaration', { base: '/de-shop' })
    expect(german.html).toContain('href="/de-shop/service/imprint"')
    expect(german.text).toContain('Registrierungsnummer')
    expect((await openPaper('declaration')).text).not.toContain('Registrierungsnummer')
  })
})

describe('the blank of a box', () => {
  it('has its crease lines in the middle of the board', async () => {
    const { text } = await openPaper('blank')
    expect(text).toMatch(/Innenmass 300 × 200 × 150 mm.*L × B × H 303 × 203 × 156 mm Klappen 101\.5 mm/)
    expect(text).toMatch(/Kartondicke, mit der gerechnet ist 3 mm/)
  })

  it.each([
    ['the further heights', manyHeights, '100, 150 mm, sind nicht gezeichnet'],
    ['the insert', bottleBox, 'Ohne den Einsatz (FEFCO 0933)'],
  ])('says that it is without %s', async (_, id, words) => {
    expect((await openPaper('blank', { id })).text).toContain(words)
  })

  it('is a file in millimetres, with cut and crease apart, that everybody gets', async () => {
    const { response, html } = await openPaper('blank.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="1001100-blank.svg"')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, [^,]*, [^,]*$/)
    expect(html).toContain('width="1057mm" height="369mm" viewBox="-5 -5 1057 369"')
    expect(html.match(/<g id="\w+"/g)).toEqual(['<g id="cut"', '<g id="crease"'])
    expect(html.replace(/\s/g, ' ')).toContain(
      '<title>1001100 Faltkarton 1-wellig 300 × 200 × 150 mm</title>',
    )
  })

  it('is no file of a visitor, even of one who has signed in', async () => {
    const login = await app.request(`${origin}/de-CH/login`, {
      method: 'POST',
      headers: { host: 'localhost:4173', origin },
      body: new URLSearchParams({ email: 'lea.keller@example.com', password: 'cartonnage' }),
    })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0] ?? '')
      .join('; ')
    const path = `/de-CH/product/faltkarton-1-wellig-300-200-150-mm/${box}/blank.svg`
    const response = await app.request(origin + path, { headers: { host: 'localhost:4173', cookie } })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toContain('<g id="cut"')
  })
})
