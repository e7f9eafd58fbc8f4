import { describe, expect, it } from 'vitest'
import { isPreviewHost } from './preview'

const hosts = ['preview.example.org', 'Builder.Example.ORG']

describe('isPreviewHost', () => {
  it.each([
    'preview.example.org',
    'PREVIEW.example.org.',
    'preview.example.org:8443',
    'builder.example.org',
    ' preview.example.org ',
  ])('[6-7] %s is in the list', (hostname) => {
    expect(isPreviewHost(hostname, hosts)).toBe(true)
  })

  it.each(['example.org', 'a.preview.example.org', 'preview.example.org.evil.example', 'shop.example', ''])(
    '[6-7] %j is not in the list',
    (hostname) => {
      expect(isPreviewHost(hostname, hosts)).toBe(false)
    },
  )

  it('[6-7] is false while nothing is configured', () => {
    expect(isPreviewHost('preview.example.org')).toBe(false)
    expect(isPreviewHost('', [''])).toBe(false)
    expect(isPreviewHost(' ', [' '])).toBe(false)
  })

  it('[6-7] forgives blanks in the configured list', () => {
    expect(isPreviewHost('preview.example.org', [' preview.example.org\n'])).toBe(true)
  })
})
