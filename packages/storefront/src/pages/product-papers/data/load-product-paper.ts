import { catalog } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { readGoodsFacts } from '../../../shared/product/goods-facts'
import type { ListedProduct } from '../../../shared/product/listed-product'
import { toListedProduct } from '../../../shared/product/listed-product'
import type { BoxBlank } from '../../../shared/product-facts/box-blank'
import { boxBlank } from '../../../shared/product-facts/box-blank'
import { shopDay } from '../../../shared/delivery-day/shop-day'
import { atThisMoment, deliveryCalendarContext } from '../../../shell/delivery-calendar'
import { notFound } from '../../../shell/not-found'
import type { ProductPaper } from '../../../shell/paths'
import { paths } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'

/** What every paper of a product is written from. */
export interface ProductPaperData {
  readonly product: ListedProduct
  /** The day of the paper, `2026-11-30`. */
  readonly day: string
}

/** A product without its prices. Its papers have its name in the current language in their URLs, as its page has. */
export async function loadProductPaper(args: PageLoaderArgs, paper: ProductPaper): Promise<ProductPaperData> {
  const { id = '', urlName = '' } = args.params
  const { getProduct } = shopOf(args).use(catalog)
  const source = await getProduct(id, { signal: args.request.signal })
  const product = { ...toListedProduct(source, undefined), facts: readGoodsFacts(source.fields) }
  const current = paths.productPaper(product, paper)
  if (current !== paths.productPaper({ urlName, id }, paper)) throw redirect(current, 308)
  const { now } = atThisMoment(args.context.get(deliveryCalendarContext))
  return { product, day: shopDay(now) }
}

export const loadDataSheet = (args: PageLoaderArgs): Promise<ProductPaperData> =>
  loadProductPaper(args, 'data-sheet')

/** What is no packaging has no declaration. */
export async function loadDeclaration(args: PageLoaderArgs): Promise<ProductPaperData> {
  const data = await loadProductPaper(args, 'declaration')
  return data.product.attributes.materials === undefined ? notFound() : data
}

/** With the blank; what is made of no blank that the shop knows has no such page. */
export async function loadBlank(
  args: PageLoaderArgs,
  paper: ProductPaper = 'blank',
): Promise<ProductPaperData & { readonly blank: BoxBlank }> {
  const data = await loadProductPaper(args, paper)
  const blank = boxBlank(data.product.attributes)
  return blank === undefined ? notFound() : { ...data, blank }
}
