import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import { openPageVisitor } from '../stories/page-visitor.fixture'

const sandbox = createNodeSandbox({ delay: 0 })
afterAll(() => sandbox.close())

const declaration = {
  name: 'Jonas Weber',
  order: 'KR4TN-BQX5A',
  email: 'jonas.weber@example.de',
  scope: 'whole',
}
const key = '0123456789abcdef0123456789abcdef'
const confirmed = { ...declaration, intent: 'confirm', key }

describe('the receipt of a withdrawal', { timeout: 30_000 }, () => {
  let port = 0
  beforeAll(async () => {
    const platform = { fetch: sandbox.fetch, close: () => undefined, isSandbox: true }
    port = (await openShopServer({ platform })).port
  })

  it('has an address of its own, which a reload shows again without scripts', async () => {
    const visitor = openPageVisitor(port)
    const { path } = await visitor.open('/de-shop/withdrawal', confirmed)
    expect(path).toMatch(/^\/de-shop\/withdrawal\/receipt\/W-DE-\d{6}$/)
    for (const _ of ['at once', 'after a reload']) {
      const { status, body } = await visitor.send(path)
      expect([status, body.includes('Jonas Weber'), body.includes('KR4TN-BQX5A')]).toEqual([200, true, true])
    }
    const { head } = await visitor.send(path)
    expect(head).toMatch(/^cache-control: .*no-store/im)
  })

  it('is nobody else’s', async () => {
    const { path } = await openPageVisitor(port).open('/de-shop/withdrawal', confirmed)
    const { status, body } = await openPageVisitor(port).send(path)
    expect([status, body.includes('Jonas Weber')]).toEqual([404, false])
    expect((await openPageVisitor(port).send(path.replace('/de-shop', '/de-CH'))).status).toBe(404)
  })
})
