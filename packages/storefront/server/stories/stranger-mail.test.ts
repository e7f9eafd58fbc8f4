import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll, describe, expect, it } from 'vitest'
import { openShopServer } from './shop-server.fixture'
import { openPageVisitor } from './page-visitor.fixture'

const sandbox = createNodeSandbox()
afterAll(() => sandbox.close())

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

const readMails = async (): Promise<readonly Mail[]> => {
  const response = await sandbox.fetch(new Request('http://localhost/__sandbox/mails'))
  return ((await response.json()) as { mails: Mail[] }).mails
}

describe('finding 5: the withdrawal of an unknown recipient', () => {
  it('sends no link and little text to the address that it names, and all of it to the shop', async () => {
    const { port } = await openShopServer({ platform: { fetch: sandbox.fetch, close: () => undefined } })
    const { open } = openPageVisitor(port)
    const { status, body } = await open('/de-shop/withdrawal', {
      intent: 'confirm',
      key: '0123456789abcdef0123456789abcdef',
      name: 'Ihr Konto ist gesperrt, siehe www.evil.example/login',
      order: `Bitte melden: https://evil.example ${'!'.repeat(50)}`,
      email: 'victim@x.example',
      scope: 'part',
      written: Array.from({ length: 100 }, (_, line) => `${line}: evil.example`).join('\n'),
    })
    expect([status, body.includes('Ihr Widerruf ist eingegangen')]).toEqual([200, true])
    // It does not reveal whether an order has the number, nor does the page's data.
    expect(body).not.toContain('isOrderKnown')
    const [copy, receipt] = await readMails()
    expect([receipt?.to, copy?.to]).toEqual(['victim@x.example', 'kontakt@cartonnage.example'])
    expect(`${receipt?.subject}\n${receipt?.text}`).not.toMatch(/evil|www|http/)
    expect(receipt?.text.length).toBeLessThan(800)
    expect(copy?.text).toContain('99: evil.example')
  })
})
