import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { kindOf, weightOf } from './weigh.mjs'

describe('the kind of a response', () => {
  it.each([
    ['script', 'text/javascript; charset=utf-8', 'scripts'],
    ['style', 'text/css', 'styles'],
    ['font', 'font/woff2', 'fonts'],
    ['image', 'image/svg+xml', 'images'],
    ['document', 'text/html; charset=UTF-8', 'documents'],
  ])('is what the browser wants it for: %s', (destination, contentType, kind) => {
    expect(kindOf({ destination, contentType })).toBe(kind)
  })

  it('is what was requested, even when an error page came', () => {
    expect(kindOf({ destination: 'script', contentType: 'text/html' })).toBe('scripts')
  })

  it.each([
    ['text/javascript', 'scripts'],
    ['text/css; charset=utf-8', 'styles'],
    ['text/html', 'documents'],
    ['image/webp', 'images'],
  ])('is told by the type of what is fetched ahead: %s', (contentType, kind) => {
    expect(kindOf({ destination: 'empty', contentType })).toBe(kind)
  })

  it.each(['application/json;charset=UTF-8', 'application/manifest+json', ''])(
    'is a call where nothing else fits: %j',
    (contentType) => {
      expect(kindOf({ destination: 'empty', contentType })).toBe('calls')
    },
  )
})

describe('the weight of a body', () => {
  const text = Buffer.from('const answer = 42;\n'.repeat(100))

  it('is what gzip -9 makes of it', () => {
    expect(weightOf(text, 'text/javascript')).toBe(gzipSync(text, { level: 9 }).length)
    expect(weightOf(text, 'image/svg+xml')).toBeLessThan(text.length)
  })

  it.each(['font/woff2', 'font/woff', 'image/webp', 'image/png'])(
    'is its length where it is packed: %s',
    (type) => {
      const packed = randomBytes(500)
      expect(weightOf(packed, type)).toBe(500)
    },
  )

  it('is nothing for an empty body, which gzip would make heavier', () => {
    expect(weightOf(Buffer.alloc(0), 'text/html')).toBe(0)
  })
})
