import type { ExportedLine } from '../cart-export/cart-csv'
import { itemsAsAdded, readCartItem } from '../lines/cart-item'
import type { CartItem } from '../lines/cart-item'
import type { ShownLine } from '../lines/format-line-amount'
import type { ProductAttributes } from '../product/product-attributes'
import { guestLine } from './guest-items'
import type { GuestItem } from './guest-items'

/** The items of a buyer's cart as its list and its file have them. */
export const exportedItems = (items: readonly CartItem[]): readonly ExportedLine[] =>
  itemsAsAdded(items).map((item) => {
    const { attributes, line } = readCartItem(item)
    return toExported({ ...attributes, name: item.name ?? attributes.name }, line)
  })

/** The lines of a guest's cart as its list and its file have them, without those that are not sold here. */
export const exportedGuestItems = (items: readonly GuestItem[]): readonly ExportedLine[] =>
  items.flatMap((item) => (item.attributes ? [toExported(item.attributes, guestLine(item))] : []))

const toExported = (
  { sku, name, unit }: Pick<ProductAttributes, 'sku' | 'name' | 'unit'>,
  { quantity, unitPrice, net }: ShownLine,
): ExportedLine => ({ number: sku, name, quantity: Number(quantity), unit, unitPrice, total: net })
