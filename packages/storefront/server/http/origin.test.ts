import { describe, expect, it } from 'vitest'
import { resolveOrigin, isCrossSite, isCrossSiteCall } from './origin'

const configured = ['https://shop.cartonnage.example', 'https://shop.cartonnage.example.de']

describe('resolveOrigin', () => {
  it.each([
    ['localhost:4173', 'http://localhost:4173'],
    ['127.0.0.1:4173', 'http://127.0.0.1:4173'],
    ['ch.shop.localhost:1', 'http://ch.shop.localhost:1'],
  ])('finding 11: knows %s where no origin is configured, and only there', (host, origin) => {
    expect([resolveOrigin(host, []), resolveOrigin(host, configured)]).toEqual([origin, undefined])
  })

  it.each([
    ['SHOP.cartonnage.example', 'https://shop.cartonnage.example'],
    ['shop.cartonnage.example.de', 'https://shop.cartonnage.example.de'],
  ])('knows %s', (host, origin) => {
    expect(resolveOrigin(host, configured)).toBe(origin)
  })

  it.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    'localhost/@evil.example',
    'shop.cartonnage.example:81',
  ])('refuses %s', (host) => {
    expect([resolveOrigin(host, configured), resolveOrigin(host, [])]).toEqual([undefined, undefined])
  })
})

const origin = 'http://localhost:4173'
const post = (headers: Record<string, string>) => ({ method: 'POST', headers: new Headers(headers) })

describe('isCrossSite', () => {
  it('lets reads pass from everywhere', () => {
    expect(
      isCrossSite({ method: 'GET', headers: new Headers({ Origin: 'https://evil.example' }) }, origin),
    ).toBe(false)
  })

  it.each([{ Origin: origin }, { 'Sec-Fetch-Site': 'same-origin' }])(
    'lets a form of our own pass: %o',
    (headers) => {
      expect(isCrossSite(post(headers), origin)).toBe(false)
    },
  )

  it.each([
    {},
    { Origin: 'null' },
    { Origin: 'https://evil.example' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('stops a foreign form: %o', (headers) => {
    expect(isCrossSite(post(headers), origin)).toBe(true)
  })
})

describe('isCrossSiteCall', () => {
  it.each([
    [{}, false],
    [{ Cookie: 'sid=1' }, true],
    [{ Origin: origin, Cookie: 'sid=1' }, false],
    [{ 'Sec-Fetch-Site': 'same-origin', Cookie: 'sid=1' }, false],
    [{ Origin: 'https://evil.example' }, true],
    [{ 'Sec-Fetch-Site': 'cross-site' }, true],
  ])('a write with %o is foreign: %s', (headers: Record<string, string>, expected) => {
    expect(isCrossSiteCall(post(headers), origin)).toBe(expected)
  })
})
