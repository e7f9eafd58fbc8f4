import { sites } from '../../tools/page-weight/pages.mjs'

const site = sites[0]
if (site === undefined) throw new Error('There is no shop to open pages of.')

/**
 * The paths of the pages by their names. The category lists thirty products of its first page.
 * @type {Readonly<Record<string, string>>}
 */
export const pagePaths = {
  home: `${site.base}/`,
  category: site.base + site.category,
  product: site.base + site.product,
}
