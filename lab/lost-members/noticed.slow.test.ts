import { describe, expect, it } from 'vitest'
import { listLosses, tryLoss } from './losses.mjs'
import { openShopAndKit } from './open.mjs'

/** The quick part of `pnpm lost-members`: one page, and a few of the calls that make it what it is. */
const visits = [
  {
    ...{ who: 'guest', shop: 'CH' as const },
    pages: ['/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'],
  },
]
const calls = ['catalog.getPrice', 'navigation.getVATInformation']

describe('a member that the page of a product shows something of', () => {
  it('is reported by the contract kit when the platform leaves it out', async () => {
    const recorded = await openShopAndKit(visits)
    const minded: string[] = []
    const silent: string[] = []
    for (const loss of listLosses(recorded).filter(({ call }) => calls.includes(call))) {
      const { shop, page, result, call, member } = await tryLoss(loss, recorded)
      if (page !== undefined) minded.push(`${shop} ${call} ${member}`)
      if (result === 'silent') silent.push(`${shop} ${call} ${member}`)
    }
    expect(minded).toEqual(
      expect.arrayContaining([
        'CH catalog.getPrice priceAdjustment.priceAdjustmentTiers[].tierUnitPrice',
        'CH navigation.getVATInformation [].Rate__c',
      ]),
    )
    expect(silent).toEqual([])
    // The shop is bundled and a page rendered for every member.
  }, 120_000)
})
