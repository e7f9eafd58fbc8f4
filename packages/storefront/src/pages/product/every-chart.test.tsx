import { findCliff, shopRegions } from '@cartonnage/sdk/rules'
import type { PriceTier } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '../../app/shop-page.fixture'
import { enter, loadEveryProduct } from '../../shared/price/price-comparison.fixture'
import { PriceChart } from './price-chart'
import { TierTable } from './tier-table'

const textsIn = (part: ParentNode, selector: string): readonly string[] =>
  [...part.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** Every quantity up to the last step that costs more than a higher one in total, by looking at each. */
function cliffsOf(tiers: readonly PriceTier[]): readonly string[] {
  const [first = 1, last = 1] = [tiers[0]?.from, tiers.at(-1)?.from]
  const dear = Array.from({ length: last - first }, (_, index) => first + index).filter(
    (quantity) => findCliff(tiers, quantity) !== undefined,
  )
  const starts = dear.filter((quantity) => !dear.includes(quantity - 1) || isStep(quantity))
  return starts.map((start) => {
    const end = dear.find(
      (quantity) => quantity >= start && (!dear.includes(quantity + 1) || isStep(quantity + 1)),
    )
    return `${start} ${String(end)}`
  })

  function isStep(quantity: number): boolean {
    return tiers.some(({ from }) => from === quantity)
  }
}

const digits = (text: string): string => text.replaceAll(/[^\d,.]/g, '')

describe.each(['CH', 'DE'] as const)('in the shop %s, for every product,', (shop) => {
  it('chart, table and price tiers agree', async () => {
    const [region = 'CH'] = shopRegions[shop]
    const products = await loadEveryProduct((await enter(shop, undefined)).openPage(region))
    const several = products.filter(({ tiers }) => tiers.length > 1)
    expect(several.length).toBeGreaterThan(100)
    await renderInShop(
      several.map(({ id, tiers }) => (
        <article key={id}>
          <TierTable tiers={tiers} quantity={1} onSelect={() => undefined} />
          <PriceChart tiers={tiers} quantity={1} onSelect={() => undefined} />
        </article>
      )),
    )
    const articles = [...document.querySelectorAll('article')]
    expect(articles).toHaveLength(several.length)
    for (const [index, article] of articles.entries()) {
      const tiers = several[index]?.tiers ?? []
      const [table, chart] = [
        article.querySelector('table') ?? article,
        article.querySelector('svg') ?? article,
      ]
      expect(textsIn(chart, '.quantity').map(digits)).toEqual(tiers.map(({ from }) => String(from)))
      expect(textsIn(chart, '.quantity')).toEqual(textsIn(table, 'tbody th'))
      expect(textsIn(chart, '.price .gross')).toEqual(textsIn(table, 'td.main .gross'))
      expect(textsIn(chart, '.price .net')).toEqual(textsIn(table, 'td.main .net'))
      const said = article.querySelector('figcaption .visually-hidden')?.textContent ?? ''
      const ranges = [...said.matchAll(/Von ([\d’]+) bis ([\d’]+) /g)].map(
        ([, from = '', to = '']) => `${digits(from)} ${digits(to)}`,
      )
      expect(ranges).toEqual(cliffsOf(tiers))
      expect(chart.querySelectorAll('rect')).toHaveLength(ranges.length)
    }
  })
})
