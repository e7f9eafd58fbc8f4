import { quantityText } from '../price/unit-labels'
import type { UnitLanguage } from '../price/unit-labels'
import type { Order } from './order'

export type DeclaredItem = Pick<Order['items'][number], 'quantity' | 'unit' | 'sku' | 'name'>

const articleOf = ({ sku, name }: DeclaredItem): string =>
  [sku, name].filter((part) => part !== null).join(' ')

/** An item as declarations of withdrawal name it: `25 Stück 1001180 Faltkarton`. */
export const declaredLine = (item: DeclaredItem, language: UnitLanguage): string =>
  `${quantityText(item.quantity ?? 1, item.unit, language)} ${articleOf(item)}`

/** Whether declarations name an item, with whatever word for its unit. */
export function isDeclared(lines: readonly string[], item: DeclaredItem): boolean {
  const article = ` ${articleOf(item)}`
  const isOf = (line: string) => readNumber(line.slice(0, -article.length)) === Number(item.quantity ?? 1)
  return lines.some((line) => line.endsWith(article) && isOf(line))
}

/** The number before a unit: `1’250 Stück`, `25 ×`. */
const readNumber = (text: string): number => Number(text.replace(/\D/g, ''))
