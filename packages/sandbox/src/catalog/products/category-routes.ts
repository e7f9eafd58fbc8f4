import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { itemNotFound } from '../../platform-error'
import { findCategory, listCategoryPath, listChildren, type Category } from './category-repository'
import { categoryImage } from './product-response'

/** The category tree. */
export const categoryRoutes = new Hono<Env>()

/** The children of `parentProductCategoryId`, or the top level. */
categoryRoutes.get('/product-categories/children', (c) => {
  const parentId = c.req.query('parentProductCategoryId')
  const parent = parentId ? requireCategory(c.var, parentId) : undefined
  const children = listChildren(c.var.context.db, parent?.key ?? null, c.var.visitor)
  return c.json({ productCategories: children.map((child) => ({ ...head(child), fields: fieldsOf(child) })) })
})

categoryRoutes.get('/product-categories/:categoryId', (c) => {
  const category = requireCategory(c.var, c.req.param('categoryId'))
  const image = categoryImage(category)
  return c.json({
    ...head(category),
    fields: fieldsOf(category),
    bannerImage: image,
    tileImage: image,
    mediaGroups: [],
  })
})

/** The path from the root to the category. */
categoryRoutes.get('/product-category-path/product-categories/:categoryId', (c) => {
  const category = requireCategory(c.var, c.req.param('categoryId'))
  return c.json({ path: listCategoryPath(c.var.context.db, category.key, c.var.visitor).map(pathEntry) })
})

/** An entry of a category path. */
export const pathEntry = ({ id, title, description, slug }: Category) => ({
  id,
  name: title,
  description,
  urlName: slug,
})

function requireCategory({ context, visitor }: Call, id: string): Category {
  const category = findCategory(context.db, id, visitor)
  if (!category) throw itemNotFound('The category')
  return category
}

const head = ({ id, slug }: Category) => ({ id, urlName: slug })

const fieldsOf = ({ title, description, productCount, parentId }: Category) => ({
  Name: title,
  Description: description,
  NumberOfProducts: String(productCount),
  IsNavigational: 'true',
  ParentCategoryId: parentId,
})
