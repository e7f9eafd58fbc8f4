import { expect, it } from 'vitest'
import { openCampaign } from './campaign.ts'
import { box } from './visits.ts'

/** The quick part of `lab/lost-members.ts`: one page, and a few of the calls that make it what it is. */
const calls = ['catalog.getPrice', 'catalog.getProduct', 'navigation.getVATInformation']

it('a member that a product’s page shows something of is reported by the contract kit when the platform leaves it out', async () => {
  const { losses, tryLoss } = await openCampaign([{ shop: 'CH', pages: [box] }])
  const shown: string[] = []
  const silent: string[] = []
  for (const loss of losses.filter(({ call }) => calls.includes(call))) {
    const { isNoticed } = (await tryLoss(loss)) ?? {}
    if (isNoticed !== undefined) shown.push(`${loss.call} ${loss.member}`)
    if (isNoticed === false) silent.push(`${loss.call} ${loss.member}`)
  }
  const expected = [
    'catalog.getPrice priceAdjustment.priceAdjustmentTiers[].tierUnitPrice',
    'navigation.getVATInformation [].Rate__c',
  ]
  expect(shown).toEqual(expect.arrayContaining(expected))
  expect(silent).toEqual([])
  // A page is rendered for every member.
}, 240_000)
