import { expect, it } from 'vitest'
import { busy, createPageCheck } from './check-page.ts'

const visit = { kind: 'hot', path: '/de-CH/?stock=1' }
const page = '<link rel="canonical" href="http://a.test/de-CH/" /></html>\n'
const plain = { visit, status: 200, headers: { etag: 'W/"1"' }, body: page }
const packed = (etag: string) => ({ ...plain, headers: { etag, 'content-encoding': 'br' }, body: '\ufffd' })

it.each([
  ['the page', plain, undefined],
  ['an error page', { ...plain, body: '<h1>Oh</h1></html>' }, 'page of another address'],
  ['a page of another key', { ...plain, body: page.replace('de-CH', 'fr-CH') }, 'page of another address'],
  ['half a page', { ...plain, body: page.slice(0, 50) }, 'page cut off'],
  ['a failure', { ...plain, status: 500 }, 'status 500'],
  ['a refusal', { ...plain, status: 503, headers: { 'retry-after': '1' } }, busy],
  ['a file', { ...plain, visit: { kind: 'file', path: '/favicon.svg' }, body: '<svg/>' }, undefined],
])('judges %s', (_, answer, error) => {
  expect(createPageCheck().errorOf(answer)).toBe(error)
})

it('asks for a page plain until it was read, and then compares its ETag', () => {
  const { isPlain, errorOf } = createPageCheck()
  expect(isPlain(visit)).toBe(true)
  expect(errorOf(packed('W/"1"'))).toContain('another page')
  expect(errorOf(plain)).toBeUndefined()
  expect(isPlain(visit)).toBe(false)
  expect(errorOf(packed('W/"1"'))).toBeUndefined()
  expect(errorOf(packed('W/"2"'))).toContain('another page')
})

it('reads some of the pages without an ETag again', () => {
  const { isPlain, errorOf } = createPageCheck()
  errorOf({ ...plain, headers: {} })
  expect(Array.from({ length: 8 }, () => isPlain(visit)).filter(Boolean)).toHaveLength(2)
})
