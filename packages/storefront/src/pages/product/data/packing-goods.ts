import type { PackingGoods } from '@cartonnage/sdk/rules'
import { factNumber } from '../../../shared/product/goods-facts'
import type { GoodsFactId } from '../../../shared/product/goods-facts'
import type { ListedProduct } from '../../../shared/product/listed-product'

/** What a product closes, fills or labels boxes with, by its kind; undefined for any other, and where its size is not known. */
export function packingGoodsOf({ attributes, facts }: ListedProduct): PackingGoods | undefined {
  const { imageHint: kind, content } = attributes
  const numberOf = (id: GoodsFactId): number => factNumber(facts, id)
  const held = (wanted: string): number => {
    const { unit, amount } = content ?? {}
    return unit === wanted ? Number(amount) : 0
  }
  const goods: PackingGoods = kind.startsWith('tape')
    ? { kind: 'tape', metres: held('m') }
    : kind.startsWith('label')
      ? { kind: 'label', pieces: numberOf('pieces'), length: numberOf('length'), width: numberOf('width') }
      : held('l') > 0
        ? { kind: 'loose', litres: held('l') }
        : { kind: 'wrap', squareMetres: held('m²') || (held('m') * numberOf('width')) / 1000 }
  return isKnown(goods) && /^(?:tape|label|fill)/.test(kind) ? goods : undefined
}

/** Nothing of it is 0. */
const isKnown = ({ kind: _kind, ...amounts }: PackingGoods): boolean => Object.values(amounts).every(Boolean)
