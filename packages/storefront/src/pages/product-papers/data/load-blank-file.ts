import type { TextTable } from '../../../i18n/text-table'
import { loadTexts } from '../../../i18n/text-files'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { writeBlankSvg } from './blank-svg'
import { loadBlank } from './load-product-paper'

/** The blank for a drawing program, in the size in which it is cut. Everybody gets the same. */
export async function loadBlankFile(args: PageLoaderArgs): Promise<Response> {
  const { product, blank } = await loadBlank(args, 'blank.svg')
  const { sku, name } = product.attributes
  const words = wordsOf(await loadTexts(shopOf(args).locale, 'product-papers'))
  const file = writeBlankSvg(blank.creases, { title: `${sku} ${name}`, description: words })
  return new Response(file, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${sku.replace(/[^\w-]+/g, '')}-blank.svg"`,
      'Cache-Control': 'public',
    },
  })
}

/** What the file says of itself. */
function wordsOf({ blank }: TextTable): string {
  const words = typeof blank === 'object' ? blank.file : undefined
  return typeof words === 'string' ? words : ''
}
