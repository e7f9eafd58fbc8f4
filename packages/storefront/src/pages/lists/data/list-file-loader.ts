import type { ListContent } from '@cartonnage/sdk'
import { writeCsv } from '@cartonnage/sdk/order-files'
import { isSameRecordId, raiseQuantity } from '@cartonnage/sdk/rules'
import { loadTexts } from '../../../i18n/text-files'
import { notFound } from '../../../shell/not-found'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import type { ListedProduct } from '../../../shared/product/listed-product'
import { readList } from './list-loader'

/** A list for a spreadsheet, as quick order reads it again; 404 for a list that is gone. */
export async function loadListFile(args: PageLoaderArgs): Promise<Response> {
  const { list, products } = await readList(args)
  if (list === null) return notFound()
  const { file } = await loadTexts(shopOf(args).locale, 'lists')
  const words = typeof file === 'object' ? file : {}
  const head = [words.number, words.quantity, words.name].map(String)
  const rows = list.lines.map((line) => rowOf(line, products, String(words.gone)))
  return new Response(writeCsv([head, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': disposition(list.name),
      'Cache-Control': 'no-store',
    },
  })
}

/** The shop has no number of a product that it does not sell any more. */
function rowOf(
  { productId, quantity }: ListContent['lines'][number],
  products: readonly ListedProduct[],
  gone: string,
): readonly string[] {
  const product = products.find(({ id }) => isSameRecordId(id, productId))
  if (product === undefined) return ['', String(quantity ?? ''), gone]
  const { sku, name } = product.attributes
  return [sku, String(quantity ?? raiseQuantity(1, product.rule)), name]
}

/** With the name of the list, of which old browsers get the plain letters. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w -]+/g, '').trim() || 'list'
  const encoded = encodeURIComponent(name.replace(/[\\/:*?"<>|]+/g, '-').trim() || 'list')
  return `attachment; filename="${plain}.csv"; filename*=UTF-8''${encoded.replace(/['()*]/g, '-')}.csv`
}
