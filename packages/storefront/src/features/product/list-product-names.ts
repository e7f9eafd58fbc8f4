import { catalog } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { readProductAttributes } from './product-attributes'

/** The names of products in the catalogue, by product id. */
export async function listProductNames(
  ids: readonly string[],
  { use }: Client,
): Promise<Readonly<Record<string, string>>> {
  const products = await use(catalog).listProducts(ids)
  return Object.fromEntries(products.map(({ id, fields }) => [id, readProductAttributes(fields).name]))
}
