import type { PackingGoods } from '@cartonnage/sdk/rules'
import type { GoodsFactId } from '../../../shared/product/goods-facts'
import type { ListedProduct } from '../../../shared/product/listed-product'

/** What a product closes, fills or labels boxes with, by its kind; undefined for any other, and where its size is not known. */
export function packingGoodsOf({ attributes, facts = [] }: ListedProduct): PackingGoods | undefined {
  const { imageHint: kind, content } = attributes
  const amountOf = (id: GoodsFactId): number => {
    const fact = facts.find((known) => known.id === id)
    return fact !== undefined && 'amount' in fact ? Number(fact.amount) : 0
  }
  const held = (unit: string): number => (content?.unit === unit ? Number(content.amount) : 0)
  const goods: PackingGoods = kind.startsWith('tape')
    ? { kind: 'tape', metres: held('m') }
    : kind.startsWith('label')
      ? { kind: 'label', pieces: amountOf('pieces'), length: amountOf('length'), width: amountOf('width') }
      : held('l') > 0
        ? { kind: 'loose', litres: held('l') }
        : { kind: 'wrap', squareMetres: held('m²') || (held('m') * amountOf('width')) / 1000 }
  return isKnown(goods) && /^(?:tape|label|fill)/.test(kind) ? goods : undefined
}

/** Nothing of it is 0. */
const isKnown = ({ kind: _kind, ...amounts }: PackingGoods): boolean => Object.values(amounts).every(Boolean)
