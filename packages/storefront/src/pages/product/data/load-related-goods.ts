import { catalog } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { boxesPerUnit, similarSizes } from '@cartonnage/sdk/rules'
import { readGoodsFacts } from '../../../shared/product/goods-facts'
import { toListedProduct } from '../../../shared/product/listed-product'
import type { ListedProduct } from '../../../shared/product/listed-product'
import { packingGoodsOf } from './packing-goods'
import { readGoodsSize, sizeFields } from './goods-size'

/** Tape, filling or labels for a box. */
export interface FittingGoods {
  readonly product: ListedProduct
  /** For about how many boxes one unit is enough; absent where nobody can say. */
  readonly boxes?: number
}

/** What a product's page shows beside it. */
export interface RelatedGoods {
  readonly fitting: readonly FittingGoods[]
  /** One size smaller or larger, the smallest first. */
  readonly similar: readonly ListedProduct[]
}

interface Fields {
  readonly fields: Readonly<Record<string, string | null>>
}

/** Most of what goes with a product, and of the products of a category that are looked at for their sizes. */
const [mostFitting, mostOfCategory] = [6, 200]

/** Nothing where it cannot be loaded, because the product is complete without. */
export async function loadRelatedGoods(
  { use, reportFailure }: Client,
  { fields }: Fields,
  { signal }: { readonly signal: AbortSignal },
): Promise<RelatedGoods> {
  const { search, listProducts, getPrices } = use(catalog)
  try {
    const fittingIds = (fields.Accessories__c ?? '').split(';').filter(Boolean).slice(0, mostFitting)
    const similarIds = await findSimilar()
    const ids = [...fittingIds, ...similarIds]
    if (ids.length === 0) return { fitting: [], similar: [] }
    const [products, prices] = await Promise.all([listProducts(ids, { signal }), getPrices(ids, { signal })])
    const goods = products.map((found) => {
      const tiers = prices.find(({ productId }) => productId === found.id)?.tiers
      return { ...toListedProduct(found, tiers), facts: readGoodsFacts(found.fields) }
    })
    return {
      fitting: goods.filter(({ id }) => fittingIds.includes(id)).flatMap(toFitting),
      similar: goods.filter(({ id }) => similarIds.includes(id)),
    }
  } catch (error) {
    if (!signal.aborted) reportFailure(error, 'what goes with a product')
    return { fitting: [], similar: [] }
  }

  /** The ids of products next in size, the smallest first. */
  async function findSimilar(): Promise<readonly string[]> {
    const size = readGoodsSize(fields)
    const categoryId = fields.CategoryId__c
    if (size === undefined || !categoryId) return []
    const { products } = await search(
      { categoryId, fields: sizeFields, pageSize: mostOfCategory },
      { signal },
    )
    const sized = products.flatMap(({ id, fields: own }) => {
      const other = readGoodsSize(own)
      return other === undefined ? [] : [{ id, size: other }]
    })
    const { smaller, larger } = similarSizes(size, sized)
    return [...smaller, ...larger].map(({ id }) => id)
  }

  function toFitting(goods: ListedProduct): readonly FittingGoods[] {
    const packing = packingGoodsOf(goods)
    const box = readGoodsSize(fields)
    if (packing === undefined || box === undefined) return [{ product: goods }]
    const boxes = boxesPerUnit(box, packing)
    return boxes === 0 ? [] : [{ product: goods, boxes }]
  }
}
