import { describe, expect, it } from 'vitest'
import { requireAddressId, requireDeliveryGroupId } from './required-ids'

const missing = [undefined, null, '', ' ', '\t\u00a0']

describe('requireAddressId', () => {
  it.each(missing)('[5-10] [8-28] refuses %j', (id) => {
    expect(() => requireAddressId(id)).toThrow(
      expect.objectContaining({ code: 'ADDRESS_ID_REQUIRED', message: 'addressId is required' }),
    )
  })

  it('[5-10] returns an id unchanged', () => {
    expect(requireAddressId('8lWQ50000000001AAA')).toBe('8lWQ50000000001AAA')
  })
})

describe('requireDeliveryGroupId', () => {
  it.each(missing)('[5-11] [8-29] refuses %j', (id) => {
    expect(() => requireDeliveryGroupId(id)).toThrow(
      expect.objectContaining({ code: 'DELIVERY_GROUP_ID_REQUIRED', message: 'deliveryGroupId required' }),
    )
  })

  it('[5-11] returns an id unchanged', () => {
    expect(requireDeliveryGroupId('0a7Q50000000001AAA')).toBe('0a7Q50000000001AAA')
  })
})
