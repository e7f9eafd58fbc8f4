// The pieces of the packages whose size or content is promised.

export const eagerClient = "export { createShopClient } from '@cartonnage/sdk'"
export const lazyClient = "export { createLazyShopClient } from '@cartonnage/sdk'"
export const allRules = "export * from '@cartonnage/sdk/rules'"
export const allHooks = "export * from '@cartonnage/react-hooks'"

/** What the hooks are given from outside: React, and the sdk with its own ceiling. */
export const outsideHooks = [/^react(\/|$)/, /^react-dom(\/|$)/, /^@cartonnage\/sdk(\/|$)/]

/** Modules that only a call needs. */
export const isWireModule = (/** @type {string} */ id) =>
  /^packages\/sdk\/src\/(transport|contract)\//.test(id) || /node_modules\/(zod|ky|p-retry)\//.test(id)

/** Modules that only buying needs: the first load of either client goes without them. */
export const isBuyingModule = (/** @type {string} */ id) =>
  /^packages\/sdk\/src\/(buying-|cart\/|workflows\/(cart-|checkout-|merge-|place-|sign-in)|(contract|resources)\/(cart|checkout|orders|addresses|account)\b)/.test(
    id,
  )

/** Modules that only a question about products needs. */
export const isCatalogModule = (/** @type {string} */ id) =>
  /^packages\/sdk\/src\/(contract|resources)\/(catalog|product|product-\w+|search)\.ts$/.test(id)

/** The root of what only some pages ask for. */
export const isFurtherModule = (/** @type {string} */ id) => id === 'packages/sdk/src/further-side.ts'
