import type { Call } from '../calls/call'
import { accessoryFinder } from './accessories'
import { deriveFields } from './derived-fields'
import type { Product } from './product-repository'

/** Returns a function that gives the fields of a product that follow from others and from what else the shop sells. */
export function furtherFieldsFinder({ context: { db }, visitor: { shop } }: Call) {
  const accessoriesOf = accessoryFinder(db, shop)
  return (product: Product): Record<string, string> => {
    const accessories = accessoriesOf(product)
    return {
      ...deriveFields(product, shop),
      ...(accessories !== '' && { Accessories__c: accessories }),
    }
  }
}
