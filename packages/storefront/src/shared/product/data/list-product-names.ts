import { catalog } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { readProductAttributes } from '../product-attributes'

/** The names of products in the catalogue and their units, by product id. */
export async function listProductNames(
  ids: readonly string[],
  { use }: Client,
): Promise<Readonly<Record<string, { readonly name: string; readonly unit: string }>>> {
  const products = await use(catalog).listProducts(ids)
  return Object.fromEntries(
    products.map(({ id, fields }) => {
      const { name, unit } = readProductAttributes(fields)
      return [id, { name, unit }]
    }),
  )
}
