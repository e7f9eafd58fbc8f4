import { describe, expect, it } from 'vitest'
import { inactiveCartsQuery, isInactiveCartsQuery } from './inactive-carts-query'

const webstoreId = '0ZEQ50000000001AAA'
const accountId = '001Q50000000001'

describe('inactiveCartsQuery', () => {
  it('asks for the inactive carts of an account in a webstore', () => {
    expect(inactiveCartsQuery({ webstoreId, accountId })).toBe(
      "SELECT Id, UniqueProductCount FROM WebCart WHERE WebStoreId='0ZEQ50000000001AAA' AND AccountId='001Q50000000001' AND IsSecondary=true AND Status='Active' AND Type='Cart'",
    )
  })

  it.each([
    ['accountId', "001Q5000000' OR'1"],
    ['accountId', ''],
    ['accountId', '001Q500000000012'],
    ['accountId', '001Q50000000001\n'],
    ['webstoreId', '0ZEQ5000000000\\'],
    ['webstoreId', undefined],
  ])('refuses the %s %j', (name, id) => {
    const ask = () => inactiveCartsQuery({ webstoreId, accountId, [name]: id })
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION' }))
    expect(ask).toThrow(name)
  })
})

describe('isInactiveCartsQuery', () => {
  const query = inactiveCartsQuery({ webstoreId, accountId })

  it('knows the query by its text', () => {
    expect(isInactiveCartsQuery(query)).toBe(true)
  })

  it.each([
    '',
    `${query} OR Name='x'`,
    ` ${query}`,
    query.replace('Id,', 'Id, Name,'),
    query.replace(accountId, 'x'),
  ])('refuses %j', (text) => {
    expect(isInactiveCartsQuery(text)).toBe(false)
  })
})
