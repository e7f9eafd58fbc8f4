import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll, describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import { openPageVisitor } from '../stories/page-visitor.fixture'
import { respondToWellKnown } from './well-known'

const now = () => Date.UTC(2026, 10, 21, 9)

describe('/.well-known/security.txt', () => {
  const read = async (origin: string, securityContact?: string) => {
    const request = new Request(`${origin}/.well-known/security.txt`)
    const response = respondToWellKnown(request, { securityContact, now })
    return { headers: response?.headers, lines: (await response?.text())?.split('\n') }
  }

  it('names the shop’s address, until when it is good, the languages and itself', async () => {
    const { headers, lines } = await read('https://shop.example.ch')
    expect(headers?.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(lines).toEqual([
      'Contact: mailto:hallo@cartonnage.example',
      'Expires: 2027-05-20T09:00:00.000Z',
      'Preferred-Languages: de, fr, en',
      'Canonical: https://shop.example.ch/.well-known/security.txt',
      '',
    ])
  })

  it('names the address of the German shop on its host, and another contact where one is set', async () => {
    expect((await read('https://shop.example.de')).lines?.[0]).toBe(
      'Contact: mailto:kontakt@cartonnage.example',
    )
    const own = 'https://shop.example.ch/report'
    expect((await read('https://shop.example.ch', own)).lines?.[0]).toBe(`Contact: ${own}`)
  })
})

describe('/.well-known/change-password', () => {
  const to = (language: string, { origin = 'https://shop.example.ch', cookie = '' } = {}) =>
    respondToWellKnown(
      new Request(`${origin}/.well-known/change-password`, {
        headers: { 'accept-language': language, cookie },
      }),
    )?.headers.get('Location')

  it.each([
    ['', '/login'],
    ['it', '/login'],
    ['de-AT,de;q=0.9', '/de-CH/login'],
    ['it, fr;q=0.8, de;q=0.5', '/fr-CH/login'],
  ])('leads a guest whose browser has %j to the sign-in', (language, path) => {
    expect(to(language)).toBe(`https://shop.example.ch${path}`)
  })

  it('leads to the German shop on its host, and a buyer to the help', () => {
    expect(to('fr', { origin: 'https://shop.example.de' })).toBe('https://shop.example.de/login')
    expect(to('de', { cookie: 'sid=1' })).toBe('https://shop.example.ch/de-CH/service/contact')
  })
})

describe('the paths that every site has', () => {
  const sandbox = createNodeSandbox()
  afterAll(() => sandbox.close())

  it('are part of the shop, lead to a page that exists, and are no others', async () => {
    const { port } = await openShopServer({
      platform: { fetch: sandbox.fetch, close: () => undefined },
      securityContact: 'mailto:security@shop.example',
    })
    const { open, send } = openPageVisitor(port)
    const text = await send('/.well-known/security.txt')
    expect([text.status, text.body.split('\n')[0]]).toEqual([200, 'Contact: mailto:security@shop.example'])
    expect(text.head).toMatch(/^x-content-type-options: nosniff\r?$/im)
    const changed = await open('/.well-known/change-password')
    expect([changed.path, changed.status]).toEqual(['/login', 200])
    expect((await send('/.well-known/other')).status).toBe(404)
  })
})
