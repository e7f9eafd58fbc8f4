import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import { ResponseError, ShopError } from '@cartonnage/sdk/errors'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sentencesOf } from '../../shell/reported-failure'
import { loadReportedFailure } from './load-reported-failure'

const url = 'http://localhost/de-CH/checkout'
const own = { unreachable: 'Der Shop antwortet nicht.', unknownOutcome: 'Vielleicht ist es erledigt.' }

const shopIn = (locale: ShopLocale) =>
  createShopClient({
    webstoreId: locale === 'de' ? '0ZEDE00000000014AA' : '0ZECH00000000014AA',
    url: locale === 'de' ? 'http://localhost/de-shop/' : url,
    locale,
    localStorage: createMemoryStorage,
    sessionStorage: createMemoryStorage,
    reportFailure: () => undefined,
  })

async function wordsOf(error: unknown, locale: ShopLocale = 'de-CH'): Promise<string> {
  return sentencesOf(await loadReportedFailure(error, { shop: shopIn(locale), url }), own)
}

const network = new ShopError('NETWORK', 'no response')

afterEach(() => vi.unstubAllGlobals())

describe('a failure without a connection', () => {
  it.each([
    ['de', 'Sie sind offline. Bitte versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.'],
    ['de-CH', 'Sie sind offline. Bitte versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.'],
    ['fr-CH', 'Vous êtes hors ligne. Veuillez réessayer dès que la connexion sera rétablie.'],
    ['en-US', 'You are offline. Please try again once the connection is back.'],
  ] as const)('says so in %s, whatever the page would say', async (locale, words) => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(await wordsOf(network, locale)).toBe(words)
    expect(await wordsOf(new TypeError('Failed to fetch dynamically imported module'), locale)).toBe(words)
  })

  it('says nothing of that where the shop has responded, or a change may have been made', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const refused = new ResponseError({ url, status: 503, statusText: '', errors: [] })
    expect(await wordsOf(refused)).toBe(own.unreachable)
    expect(await wordsOf(new ShopError('UNKNOWN_OUTCOME', 'lost'))).toBe(own.unknownOutcome)
  })

  it.each([{ onLine: true }, {}, undefined])('is none with %o', async (navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(await wordsOf(network)).toBe(own.unreachable)
  })
})
