import { describe, expect, it } from 'vitest'
import { drawTransfer } from './transfer'

const due = { amount: '38.27', currencyCode: 'CHF', message: 'R-2026-1' }

describe('drawTransfer', () => {
  it('has a code for the account of each shop', async () => {
    expect(await drawTransfer(due, 'CH')).toMatchObject({ amount: '38.27', currencyCode: 'CHF', until: null })
    const euros = await drawTransfer({ ...due, currencyCode: 'EUR' }, 'DE')
    expect(euros?.code.path).toMatch(/^M/)
  })

  it('rounds an amount of more decimals than can be paid', async () => {
    expect(await drawTransfer({ ...due, amount: '38.275' }, 'CH')).toMatchObject({ amount: '38.28' })
  })

  it.each([
    [{ ...due, amount: '0.00' }, 'CH'],
    [{ ...due, amount: '0.004' }, 'CH'],
    [{ ...due, amount: '-5.00' }, 'CH'],
    [due, 'DE'],
    [{ ...due, currencyCode: 'USD' }, 'CH'],
  ] as const)(
    'is null for %j in %s: nothing is left to pay, or the account is not for it',
    async (input, shop) => {
      expect(await drawTransfer(input, shop)).toBeNull()
    },
  )
})
