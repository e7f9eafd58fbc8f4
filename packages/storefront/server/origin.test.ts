import { describe, expect, it } from 'vitest'
import { resolveOrigin } from './origin'

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
