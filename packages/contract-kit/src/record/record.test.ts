import { allCalls } from '@cartonnage/sdk/contract'
import { createNodeSandbox } from '@cartonnage/sandbox/node'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { seedAccounts } from '../../../sandbox/src/seed/people'
import { fixtureName, record } from './record'

const buyers = seedAccounts.flatMap(({ shop, buyer }) => (buyer ? [{ shop, username: buyer.userName }] : []))
const webstores = { CH: '0ZECH00000000014AA', DE: '0ZEDE00000000014AA' }

const recordAs = async ({ shop, username }: { shop: 'CH' | 'DE'; username: string }) => {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const fixtures = await record({
    baseUrl: 'http://localhost',
    webstoreId: webstores[shop],
    signIn: { username, password: 'cartonnage' },
    write: true,
    placeOrder: true,
    couponCode: 'NEWSLETTER5',
    fetch: sandbox.fetch,
  })
  sandbox.close()
  return fixtures
}

/** Personal data of the seed, which no fixture may contain. */
const personalTexts = seedAccounts.flatMap((account) => [
  account.name,
  ...[account.contact.firstName, account.contact.lastName].filter((name) => name.length > 3),
  ...(account.buyer ? [account.buyer.userName] : []),
  ...account.addresses.flatMap(({ street, phoneNumber }) => [street, phoneNumber]),
])

describe('record', () => {
  it.each(buyers)('records no personal data of $username or others', async (buyer) => {
    const text = JSON.stringify(await recordAs(buyer))
    expect(personalTexts.filter((personal) => text.includes(personal))).toEqual([])
    expect(text).not.toMatch(/00000000014AA/)
  })

  it('records responses that still fit the contract', async () => {
    const fixtures = await recordAs({ shop: 'CH', username: 'einkauf@alpenblick.example' })
    const broken = fixtures.filter(({ call, status, body }) => {
      const schema = allCalls.find(({ id }) => id === call)?.responses[status]
      return schema ? !z.safeParse(schema, body).success : false
    })
    expect(broken.map(fixtureName)).toEqual([])
    expect(fixtures.length).toBeGreaterThan(50)
  })

  it('records the same fixtures for the same responses', async () => {
    const [buyer] = buyers
    if (buyer === undefined) throw new Error('the seed has no buyer')
    expect(await recordAs(buyer)).toEqual(await recordAs(buyer))
  })

  it('names a file after call and status', () => {
    expect(fixtureName({ call: 'cart.get', status: 404, body: null })).toBe('cart.get.404.json')
  })
})
