import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { readWholeNumber } from '../calls/query'
import { listCategories, type Category } from '../catalog/products/category-repository'
import { categoryUrl, imageUrl } from '../catalog/products/product-response'
import { homeItem, menuItem, type MenuItem } from './menu-item'
import { readMenuQuery } from './menu-query'

/** The categories of a shop as a menu, since version 64. */
export const categoryMenuRoutes = new Hono<Env>().get('/category-menu-items', (c) => {
  const query = c.req.query()
  const { hasImages, hasHome } = readMenuQuery(query)
  const maxLevels = readWholeNumber(query, 'maxLevels') ?? Infinity
  // Parents come before their children, so a shorter list still is a tree.
  const categories = listCategories(c.var.context.db, c.var.visitor)
    .filter(({ level }) => level <= maxLevels)
    .slice(0, readWholeNumber(query, 'maxItems'))
  const below = (parentKey: string | null): MenuItem[] =>
    categories
      .filter((category) => category.parentKey === parentKey)
      .map((category) => ({ ...itemOf(category, hasImages), subMenu: below(category.key) }))
  return c.json({ menuItems: [...(hasHome ? [homeItem(c.var.visitor.locale)] : []), ...below(null)] })
})

const itemOf = (category: Category, hasImages: boolean): MenuItem => {
  const { id, level, title, imageHint } = category
  const attributes = { recordId: id, objectApiName: 'ProductCategory', actionName: 'view' }
  return menuItem({
    label: title,
    // The platform has pictures of the roots only.
    imageUrl: hasImages && level === 1 && imageHint !== null ? imageUrl(imageHint) : null,
    actionType: 'InternalLink',
    actionValue: categoryUrl(category),
    // Documented as a page reference, of which nobody outside has seen the members.
    pageReference: { type: 'standard__recordPage', attributes },
  })
}
