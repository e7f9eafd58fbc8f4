import { formatNumber, isZeroMoney } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { formatContentPrice } from '../price/content-price'
import { usePrices } from '../price/use-price-view'
import type { GoodsFactId } from '../product/goods-facts'
import type { ListedProduct } from '../product/listed-product'
import { displaySize } from '../product/product-name'
import { useAttributeLabels } from '../product/use-attribute-labels'
import { useFactText } from '../product/use-fact-text'
import type { ListFact } from './goods-kinds'

/** The value of a fact of a product in a list; undefined where it is not known. */
export type FactReader = (product: ListedProduct, fact: ListFact) => ReactNode

export function useListFacts(): FactReader {
  const { each, locale, vatRate: rate } = usePrices()
  const { wall } = useAttributeLabels()
  const factText = useFactText()
  const plain = ({ facts = [] }: ListedProduct, id: GoodsFactId) => {
    const fact = facts.find((known) => known.id === id)
    return fact && factText(fact)
  }
  const special = {
    size: (product: ListedProduct) => sizeOf(product, (id) => plain(product, id)),
    flute: ({ attributes }: ListedProduct) => attributes.flute ?? wall(attributes),
    load: ({ attributes: { maxLoad } }: ListedProduct) =>
      maxLoad ? `${formatNumber(maxLoad, locale)}\u00a0kg` : undefined,
    basePrice: ({ attributes: { content }, tiers }: ListedProduct) => {
      const net = tiers[0]?.unitPrice
      return content && net && !isZeroMoney(net)
        ? each(({ main }) => formatContentPrice({ net, content }, { rate, main, locale }))
        : undefined
    },
  }
  const isSpecial = (fact: ListFact): fact is keyof typeof special => fact in special
  return (product, fact) => (isSpecial(fact) ? special[fact](product) : plain(product, fact))
}

/** `50 mm × 66 m`, `100 mm × 70 mm`, `1180 × 780 mm`. */
function sizeOf(
  { attributes }: ListedProduct,
  text: (id: GoodsFactId) => string | undefined,
): string | undefined {
  const inner = displaySize(attributes)
  if (inner !== undefined) return `${inner}\u00a0mm`
  const sides = [text('width'), text('rollLength') ?? text('length')].filter((side) => side !== undefined)
  return sides.length === 0 ? undefined : sides.join('\u00a0× ')
}
