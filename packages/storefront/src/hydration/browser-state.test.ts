import { describe, expect, it } from 'vitest'
import { countGuestLines, mustStart } from './browser-state'
import type { BrowserState } from './browser-state'

/** A browser's storage with these entries. */
function storageOf(entries: Readonly<Record<string, string>>): () => Storage {
  const methods = {
    getItem: { value: (key: string) => entries[key] ?? null },
  }
  // Keys of a storage are its own members.
  return () => Object.defineProperties({ ...entries }, methods) as unknown as Storage
}

const forbidden = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

interface Stored {
  readonly cookies?: string
  readonly local?: Readonly<Record<string, string>>
  readonly tab?: Readonly<Record<string, string>>
}

const browserWith = ({ cookies = '', local = {}, tab = {} }: Stored): BrowserState => ({
  cookies,
  local: storageOf(local),
  tab: storageOf(tab),
})

const oneLine = { anonymousCart: '[{"productId":"1","quantity":"2"}]' }
const session = 'consent=v1; sid_Client=1'

describe('countGuestLines', () => {
  it.each([
    [undefined, 0],
    ['[]', 0],
    [oneLine.anonymousCart, 1],
    ['[{},{},{}]', 3],
    ['{"length":4}', 0],
    ['null', 0],
    ['[', 0],
  ])('counts %s as %i', (anonymousCart, count) => {
    expect(
      countGuestLines(browserWith({ local: anonymousCart === undefined ? {} : { anonymousCart } })),
    ).toBe(count)
  })

  it('is 0 where storage is forbidden', () => {
    expect(countGuestLines({ cookies: '', local: forbidden, tab: forbidden })).toBe(0)
  })
})

describe('mustStart', () => {
  it.each<[string, Stored, boolean]>([
    ['a guest without a cart', {}, false],
    ['a guest with a cart', { local: oneLine }, false],
    ['a buyer', { cookies: session }, false],
    ['a buyer with a guest’s cart to merge', { cookies: session, local: oneLine }, true],
    ['a buyer with a merge under way', { cookies: session, local: { cartMergeJournal: '{}' } }, true],
    ['a buyer who comes from the sign-in', { cookies: session, local: { loginFromCart: 'true' } }, true],
    ['a buyer with unknown outcomes', { cookies: session, local: { 'cartClaims:0ZE': '[]' } }, true],
    ['a buyer of another account', { cookies: session, tab: { 'effectiveAccount:0ZE': '{}' } }, true],
    ['a buyer with an entered form', { cookies: session, tab: { 'typedForm:0ZE': '{}' } }, true],
    ['a guest with the leavings of a buyer', { local: { cartMergeJournal: '{}' } }, false],
    ['the country of the page', { local: { vatInfo: '{"countryCode":"CH"}' } }, false],
    ['another country', { local: { vatInfo: '{"countryCode":"LI"}' } }, true],
    ['a corrupt country', { local: { vatInfo: '{' } }, false],
    ['a guest who chose net prices', { local: { 'prices:0ZE': 'net' } }, true],
    ['a guest who chose net prices in the other shop', { local: { 'prices:0ZX': 'net' } }, false],
    ['a guest who chose gross prices', { local: { 'prices:0ZE': 'gross' } }, false],
    ['a cookie with a similar name', { cookies: 'not_sid_Client=1', local: oneLine }, false],
  ])('%s', (_, stored, expected) => {
    expect(mustStart(browserWith(stored), { country: 'CH', shop: '0ZE' })).toBe(expected)
  })

  it('is false where storage is forbidden', () => {
    expect(mustStart({ cookies: session, local: forbidden, tab: forbidden }, { country: 'CH' })).toBe(false)
  })
})
