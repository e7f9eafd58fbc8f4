import { describe, expect, it } from 'vitest'
import { resourcePath } from './resource-path'

describe('resourcePath', () => {
  it.each([
    ['http://localhost/paymentIcons/twint.svg', '/paymentIcons/twint.svg'],
    ['http://localhost/paymentIcons/twint.png', '/paymentIcons/twint.png'],
    ['http://localhost/assets/images/globe-icon.svg', '/assets/images/globe-icon.svg'],
    ['http://localhost/de-shop/paymentIcons/dhl.svg', '/paymentIcons/dhl.svg'],
    ['https://shop.example.de/s/assets/images/globe-icon.svg', '/assets/images/globe-icon.svg'],
  ])('[2.12-2] %s is %s', (url, path) => {
    expect(resourcePath(url)).toBe(path)
  })

  it.each([
    'http://localhost/de-CH/paymentIcons/twint.svg',
    'http://localhost/other/paymentIcons/twint.svg',
    'http://localhost/paymentIcons/',
    'http://localhost/paymentIcons/a/b.svg',
    'http://localhost/paymentIcons/..%2fserver.js',
    'http://localhost/assets/entry-client.js',
  ])('[2.12-2] %s is none', (url) => {
    expect(resourcePath(url)).toBeUndefined()
  })
})
