import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { busy, createResponseCheck, checkPage } from './check-response.mjs'

const page = (path: string) =>
  `<!doctype html><head><link rel="canonical" href="http://a.test${path}" data-meta></head></html>`
const received = (body: string | Buffer, coding?: string) => ({
  ms: 1,
  status: 200,
  headers: coding === undefined ? {} : { 'content-encoding': coding },
  body: Buffer.from(body),
})
const checkOnce = (outcome: Parameters<ReturnType<typeof createResponseCheck>>[1], isPage = true) =>
  createResponseCheck()('/de-CH/', outcome, { isPage })

describe('checkPage', () => {
  it.each(['/de-CH/', '/de-CH/?utm_source=flyer', '/de-CH/#top'])('knows the own page of %s', (path) => {
    expect(checkPage(page('/de-CH/'), path)).toBeUndefined()
  })

  it('recognises a page by its address, however its letters are encoded', () => {
    expect(checkPage(page('/global-search/karton%20weiss'), '/global-search/karton%20weiss')).toBeUndefined()
  })

  it.each([
    ['page cut off', page('/de-CH/').slice(0, -8)],
    ['page cut off', ''],
    ['page of another address', page('/fr-CH/')],
    ['page of another address', '<html></html>'],
  ])('finds a %s', (error, html) => {
    expect(checkPage(html, '/de-CH/')).toBe(error)
  })
})

describe('createResponseCheck', () => {
  it.each([
    ['gzip', gzipSync(page('/de-CH/'))],
    ['br', brotliCompressSync(page('/de-CH/'))],
    [undefined, Buffer.from(page('/de-CH/'))],
  ])('reads a body packed as %s', (coding, body) => {
    expect(checkOnce(received(body, coding))).toBeUndefined()
  })

  it.each([
    ['unreadable body', received('not packed', 'gzip')],
    ['unreadable body', received(page('/de-CH/'), 'zstd')],
    ['status 503', { ...received(page('/de-CH/')), status: 503 }],
    [busy, { ...received(''), status: 503, headers: { 'retry-after': '5' } }],
    ['status 303', { ...received(''), status: 303 }],
    ['connection refused', { ms: 1, code: 'ECONNREFUSED' }],
    ['connection reset', { ms: 1, code: 'ECONNRESET' }],
    ['timeout', { ms: 30_000, code: 'TIMEOUT' }],
    ['connection EHOSTUNREACH', { ms: 1, code: 'EHOSTUNREACH' }],
  ])('calls it %s', (error, outcome) => {
    expect(checkOnce(outcome)).toBe(error)
  })

  it('takes the body of a file as it is', () => {
    expect(checkOnce(received('<svg/>'), false)).toBeUndefined()
  })

  it('finds a page that was right elsewhere wrong at another address', () => {
    const check = createResponseCheck()
    const swiss = received(page('/de-CH/'))
    expect(check('/de-CH/', swiss, { isPage: true })).toBeUndefined()
    expect(check('/fr-CH/', swiss, { isPage: true })).toBe('page of another address')
    expect(check('/de-CH/', swiss, { isPage: true })).toBeUndefined()
  })
})
