import { describe, expect, it } from 'vitest'
import { refusal } from './transport/scripted-platform.fixture'
import { openScripted } from './scripted-client.fixture'

const group = { id: '0a7' }

describe('the responses', () => {
  it.each([
    [202, 'Processing'],
    [200, 'Completed'],
    [201, 'Completed'],
  ])('[7.3-31] [4.cart-counts-and-processing-4] %i of arranging items is %s', async (status, expected) => {
    const { features } = openScripted([{ status, body: { items: [group] } }])
    const arranged = await features.deliveryGroups.arrangeItems({ arrangements: [] })
    expect(arranged).toMatchObject({ status: expected, deliveryGroups: [{ id: '0a7' }] })
  })

  it('waits for delivery groups that the platform is still arranging', async () => {
    const { features, seen } = openScripted([{ status: 202, body: {} }, { body: { items: [group] } }])
    expect(await features.deliveryGroups.list()).toHaveLength(1)
    expect(seen).toHaveLength(2)
  })

  it.each([403, 404])('reserves no stock where the organisation answers %i', async (status) => {
    const { features } = openScripted([refusal(status, 'API_DISABLED_FOR_ORG')])
    expect(await features.inventory.reserve()).toBeNull()
  })

  it('fails when stock cannot be reserved for another reason', async () => {
    const { features } = openScripted([refusal(500, 'UNKNOWN_EXCEPTION')])
    await expect(features.inventory.reserve()).rejects.toMatchObject({ status: 500 })
  })

  it.each([403, 404, 500])('[7.3-7] has no assistant when its context fails with %i', async (status) => {
    const { features } = openScripted([refusal(status, 'ITEM_NOT_FOUND')])
    expect(await features.shopContext.getShopperAgent()).toBeNull()
  })

  it('[8-15] fails with the status text when the effective account cannot be read', async () => {
    const { features } = openScripted([{ status: 503, statusText: 'Service Unavailable', body: [] }])
    const failure = features.account.getEffective(['Name'])
    await expect(failure).rejects.toMatchObject({ code: 'RESPONSE', message: 'Service Unavailable' })
  })

  it('[5-7] requests no account when nobody is signed in', async () => {
    const { features, seen } = openScripted([{}], { userId: undefined })
    await expect(features.account.getEffective(['Name'])).rejects.toMatchObject({
      code: 'EFFECTIVE_ACCOUNT_ID_REQUIRED',
    })
    expect(seen).toEqual([])
  })

  it('[5-10] [8-28] changes no address without its id', async () => {
    const { features, seen } = openScripted([{}])
    const change = async () => await features.addresses.update(' ', {})
    await expect(change()).rejects.toMatchObject({
      code: 'ADDRESS_ID_REQUIRED',
      message: 'addressId is required',
    })
    expect(seen).toEqual([])
  })

  it('[5-11] [8-29] loads no delivery group without its id', async () => {
    const { features, seen } = openScripted([{}])
    const load = async () => await features.deliveryGroups.get({ deliveryGroupId: '' })
    await expect(load()).rejects.toMatchObject({
      code: 'DELIVERY_GROUP_ID_REQUIRED',
      message: 'deliveryGroupId required',
    })
    expect(seen).toEqual([])
  })

  it('returns null when the platform does not return the changed address', async () => {
    const { features } = openScripted([{ status: 204 }])
    expect(await features.addresses.update('8lW', {})).toBeNull()
  })

  it('[3.navigation-and-footer-2] reads the items of the footer', async () => {
    const item = { Label: 'Impressum', Target: '/imprint', Type: 'InternalLink' }
    const listed = {
      DefaultListViewId: '00B1',
      AccessRestriction: 'None',
      NavigationLinkSet: { MasterLabel: 'Legal' },
    }
    const { features } = openScripted([{ body: [{ ...item, ...listed }, item] }])
    const existing = { label: 'Impressum', target: '/imprint', type: 'InternalLink' }
    expect(await features.menu.listItems()).toEqual([
      { ...existing, defaultListViewId: '00B1', accessRestriction: 'None', column: 'Legal' },
      { ...existing, defaultListViewId: null, accessRestriction: null, column: null },
    ])
  })
})
