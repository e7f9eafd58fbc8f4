import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from '../../tools/workspace.ts'

/**
 * The items of the cart as the shop's page for several addresses reads them.
 * @typedef {object} Split
 * @property {readonly { id: string, isDefault: boolean, deliveryAddress?: { street?: string | null } | null }[]} groups
 * @property {readonly { productId: string, quantity: number, quantities: Readonly<Partial<Record<string, number>>> }[]} lines
 * @property {readonly { cartItemId: string, productId: string, quantity: string }[]} items
 */

/** @typedef {{ productId: string, deliveryGroupId: string, quantity: number }} RequestedQuantity */
/** @typedef {import('@cartonnage/sdk').ShopClient} ShopClient */

/**
 * The shop's own code for the checkout, and for its page for several addresses.
 * @typedef {object} ShopCode
 * @property {(shop: ShopClient) => ReturnType<ShopClient['checkout']['load']>} loadReservedCheckout
 * @property {(shop: ShopClient) => Promise<Split>} loadSplit
 * @property {(shop: ShopClient, arranging: { split: Split, requested: readonly RequestedQuantity[], deletesEmpty: boolean }) => Promise<void>} arrange
 */

const entry = `
  export { arrange } from '../../lab/chaos/arrange'
  export { loadSplit } from '../../lab/chaos/load-split'
  export { loadReservedCheckout } from '../../shell/reserved-checkout'
`

const shop = join(root, 'packages/storefront')

/**
 * Bundles it, because Node.js cannot import the shop's sources; into a folder from which its packages are
 * found.
 * @returns {Promise<ShopCode>}
 */
export const loadShopCode = async () => {
  const outfile = join(shop, 'node_modules/.chaos/shop-code.mjs')
  const folder = join(shop, 'src/features/delivery-addresses')
  await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    ...{ outfile, bundle: true, format: 'esm', platform: 'node', jsx: 'automatic', logLevel: 'error' },
    // The runs create their client with the same copy of the package.
    external: ['@cartonnage/*', 'react', 'react/*', 'react-dom', 'react-router-dom'],
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
  })
  return await import(pathToFileURL(outfile).href)
}
