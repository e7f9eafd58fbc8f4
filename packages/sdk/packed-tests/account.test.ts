import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isShopError } from '@cartonnage/sdk'
import { buyers, first, openShop } from './shop.ts'
import type { TestContext } from 'node:test'

const open = (t: TestContext) => openShop(t).openBrowser()

test('[7.3-3] reads the requested fields of the effective account', async (t) => {
  const { account } = await open(t).signIn(buyers.business)
  const { accountName, fields } = await account.getEffective(['Name', 'BillingCity', 'Nothing__c'])
  assert.equal(accountName, 'Alpenblick Versand AG')
  assert.deepEqual(fields, { Name: 'Alpenblick Versand AG', BillingCity: 'Olten' })
})

test('has no effective account for a guest', async (t) => {
  await assert.rejects(open(t).openPage().account.getEffective(['Name']), (error) =>
    isShopError(error, 'EFFECTIVE_ACCOUNT_ID_REQUIRED'),
  )
})

test('[7.1-5] asks the shop’s own class who is signed in', async (t) => {
  const client = await open(t).signIn(buyers.private)
  assert.partialDeepStrictEqual(await client.account.getUserInfo(), {
    userId: client.scope.getSnapshot().userId,
    isGuest: false,
    Name: 'Lea Keller',
    Username: buyers.private,
  })
})

const olten = {
  addressType: 'Shipping',
  firstName: 'Mira',
  lastName: 'Kern',
  companyName: 'Kern & Co.',
  street: 'Kartonweg 4',
  postalCode: '4600',
  city: 'Olten',
  region: 'SO',
  country: 'CH',
  phoneNumber: '+41625550100',
} as const

test('[7.3-43] saves an address, which the list then has', async (t) => {
  const { addresses } = await open(t).signIn(buyers.private)
  const saved = await addresses.create(olten)
  assert.partialDeepStrictEqual(saved, { ...olten, name: 'Mira Kern', isDefault: false })
  const { items } = await addresses.list()
  assert.deepEqual(
    items.map(({ city, isDefault }) => [city, isDefault]),
    [
      ['Rorschach', true],
      ['Olten', false],
    ],
  )
  assert.deepEqual(
    items.find(({ addressId }) => addressId === saved.addressId),
    saved,
  )
})

test('[7.3-44] changes a saved address, and leaves the rest of it', async (t) => {
  const { addresses } = await open(t).signIn(buyers.private)
  const { addressId } = first((await addresses.list()).items)
  const changed = await addresses.update(addressId, { street: 'Seeuferweg 15' })
  assert.partialDeepStrictEqual(changed, { addressId, street: 'Seeuferweg 15', city: 'Rorschach' })
  assert.equal(first((await addresses.list()).items).street, 'Seeuferweg 15')
})

test('[5-10] changes no address without its id', async (t) => {
  const { addresses } = await open(t).signIn(buyers.private)
  await assert.rejects(addresses.update('', olten), { message: 'addressId is required' })
})

test('deletes a saved address', async (t) => {
  const { addresses } = await open(t).signIn(buyers.business)
  const { addressId } = first((await addresses.list()).items)
  await addresses.delete(addressId)
  const { items } = await addresses.list()
  assert.equal(items.length, 1)
  assert.ok(items.every((address) => address.addressId !== addressId))
})
