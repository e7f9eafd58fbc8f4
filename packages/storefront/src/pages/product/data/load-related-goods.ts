import { catalog } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { boxesPerUnit, similarSizes } from '@cartonnage/sdk/rules'
import { readGoodsFacts } from '../../../shared/product/goods-facts'
import { toListedProduct } from '../../../shared/product/listed-product'
import type { ListedProduct } from '../../../shared/product/listed-product'
import { packingGoodsOf } from './packing-goods'
import { readProductAttributes } from '../../../shared/product/product-attributes'
import type { Size } from '../../../shared/product/product-attributes'
import { goodsScale } from '../../../drawing/goods-scale'
import { listScale } from '../../../drawing/scale'
import { litresIn, sizeChanges } from './size-changes'
import type { SizeChange } from './size-changes'
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
  /** The boxes whose boards are in a set of samples. */
  readonly sampled: readonly ListedProduct[]
  /** Undefined where no other has nearly its size. */
  readonly sizes?: NearSizes
}

/** A product one size smaller or larger. */
export interface SimilarSize {
  readonly product: ListedProduct
  /** In which dimensions it differs. */
  readonly changes: readonly SizeChange[]
  /** What it holds; absent where it is flat. */
  readonly litres?: number
}

/** The products next in size, the smallest first. */
export interface NearSizes {
  readonly smaller: readonly SimilarSize[]
  readonly larger: readonly SimilarSize[]
  /** What the product of the page holds; absent where it is flat. */
  readonly litres?: number
  /** px per mm of all pictures. */
  readonly scale: number
}

/** What the platform knows of the product of the page. */
type Fields = Readonly<Record<string, string | null>>

/** The space for a picture of a size, in px. */
const pictureFit = { width: 124, height: 108 }

/** Most of what goes with a product, and of the products of a category that are looked at for their sizes. */
const [mostFitting, mostOfCategory] = [6, 200]

/** Nothing where it cannot be loaded, because the product is complete without. */
export async function loadRelatedGoods(
  { use, reportFailure }: Client,
  { fields }: { readonly fields: Fields },
  { signal }: { readonly signal: AbortSignal },
): Promise<RelatedGoods> {
  const { search, listProducts, getPrices } = use(catalog)
  try {
    const fitting = readIds(fields.Accessories__c).slice(0, mostFitting)
    const sampled = readIds(fields.SampledProducts__c)
    const near = await findNear(fields, async (categoryId) => {
      const { products } = await search(
        { categoryId, fields: sizeFields, pageSize: mostOfCategory },
        { signal },
      )
      return products
    })
    const ids = [...fitting, ...sampled, ...near.smaller, ...near.larger]
    if (ids.length === 0) return nothing
    const [products, prices] = await Promise.all([listProducts(ids, { signal }), getPrices(ids, { signal })])
    const goods = products.map((found) => {
      const tiers = prices.find(({ productId }) => productId === found.id)?.tiers
      return { ...toListedProduct(found, tiers), facts: readGoodsFacts(found.fields) }
    })
    const only = (wanted: readonly string[]) => goods.filter(({ id }) => wanted.includes(id))
    return {
      fitting: only(fitting).flatMap((one) => toFitting(one, fields)),
      // In the order of the set.
      sampled: sampled.flatMap((id) => only([id])),
      ...toSizes({ smaller: only(near.smaller), larger: only(near.larger) }, fields),
    }
  } catch (error) {
    if (!signal.aborted) reportFailure(error, 'what goes with a product')
    return nothing
  }
}

const nothing: RelatedGoods = { fitting: [], sampled: [] }

const readIds = (field: string | null | undefined): readonly string[] =>
  (field ?? '').split(';').filter(Boolean)

interface Near<T> {
  readonly smaller: readonly T[]
  readonly larger: readonly T[]
}

type ListCategory = (
  categoryId: string,
) => Promise<readonly { readonly id: string; readonly fields: Fields }[]>

/** The ids of products next in size, the smallest first. */
async function findNear(fields: Fields, listCategory: ListCategory): Promise<Near<string>> {
  const size = readGoodsSize(fields)
  const categoryId = fields.CategoryId__c
  if (size === undefined || !categoryId) return { smaller: [], larger: [] }
  const sized = (await listCategory(categoryId)).flatMap(({ id, fields: others }) => {
    const other = readGoodsSize(others)
    return other === undefined ? [] : [{ id, size: other }]
  })
  const { smaller, larger } = similarSizes(size, sized)
  return { smaller: smaller.map(({ id }) => id), larger: larger.map(({ id }) => id) }
}

function toSizes({ smaller, larger }: Near<ListedProduct>, fields: Fields): Pick<RelatedGoods, 'sizes'> {
  if (smaller.length + larger.length === 0) return {}
  const own = readProductAttributes(fields)
  const toSimilar = (product: ListedProduct): SimilarSize => {
    const { innerSize } = product.attributes
    return { product, changes: sizeChanges(innerSize, own.innerSize), ...litresOf(innerSize) }
  }
  const all = [own, ...[...smaller, ...larger].map(({ attributes }) => attributes)]
  return {
    sizes: {
      smaller: smaller.map(toSimilar),
      larger: larger.map(toSimilar),
      scale: goodsScale(all, { usual: listScale.similar, fit: pictureFit }),
      ...litresOf(own.innerSize),
    },
  }
}

function toFitting(goods: ListedProduct, fields: Fields): readonly FittingGoods[] {
  const packing = packingGoodsOf(goods)
  const box = readGoodsSize(fields)
  if (packing === undefined || box === undefined) return [{ product: goods }]
  const boxes = boxesPerUnit(box, packing)
  return boxes === 0 ? [] : [{ product: goods, boxes }]
}

/** Plain JSON has no undefined. */
function litresOf(size: Size | undefined): { readonly litres?: number } {
  const litres = litresIn(size)
  return litres === undefined ? {} : { litres }
}
