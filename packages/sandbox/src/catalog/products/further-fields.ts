import type { Database } from '../../database/database'
import { shops, type Shop } from '../../shop'
import { accessoryFinder } from './accessories'
import { keepWhileUnchanged } from './catalogue-version'
import { deriveFields } from './derived-fields'
import type { Product } from './product-repository'

type Fields = Readonly<Record<string, string>>

/** Returns a function that gives the fields of a product that follow from others and from what else the shop sells. */
export const furtherFieldsFinder: (db: Database, shop: Shop) => (product: Product) => Fields =
  keepWhileUnchanged(
    (db, shop: Shop) => {
      const accessoriesOf = accessoryFinder(db, shop)
      const known = new WeakMap<Product, Fields>()
      return (product: Product) => {
        const fields =
          known.get(product) ?? withAccessories(deriveFields(product, shop), accessoriesOf(product))
        known.set(product, fields)
        return fields
      }
    },
    { keyOf: (shop) => shop, most: Object.keys(shops).length },
  )

const withAccessories = (fields: Fields, accessories: string): Fields =>
  accessories === '' ? fields : { ...fields, Accessories__c: accessories }
