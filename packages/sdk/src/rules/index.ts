/**
 * The shop's rules as pure functions: no I/O, no clock, no randomness, no framework. Each returns a value or
 * throws a `ShopError` with a code. Bundlers drop the ones that you do not import. Each noun has an entry of its own too,
 * such as `@cartonnage/sdk/rules/money`. Constants that only concern calls, such as retry delays, are not public.
 *
 * @module @cartonnage/sdk/rules
 */
export { isNoAccount, isSameRecordId } from '../record-id'

export * from './account/index'
export * from './box/index'
export * from './call/index'
export * from './cart/index'
export * from './checkout/index'
export * from './compare/index'
export * from './delivery/index'
export * from './facets/index'
export * from './lists/index'
export * from './locale/index'
export * from './money/index'
export * from './orders/index'
export * from './page/index'
export * from './proxy/index'
export * from './quick-order/index'
export * from './quotes/index'
export * from './region/index'
export * from './url/index'
