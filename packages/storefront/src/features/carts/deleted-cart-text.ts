import type { DeletedCart } from '@cartonnage/sdk'
import * as z from 'zod/mini'

/** As short as possible: a form sends it, and a cart may have hundreds of lines. */
const deletedSchema = z.object({
  name: z.nullable(z.string().check(z.maxLength(250))),
  note: z.nullable(z.string().check(z.maxLength(250))),
  lines: z.array(
    z.tuple([
      z.string().check(z.regex(/^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/)),
      z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,9})?$/)),
    ]),
  ),
})

/** A deleted cart as the text of a form's field. */
export const writeDeletedCart = ({ name, note, lines }: DeletedCart): string =>
  JSON.stringify({ name, note, lines: lines.map(({ productId, quantity }) => [productId, quantity]) })

/** The deleted cart that a form has sent back; undefined for anything else. */
export function readDeletedCart(text: string): DeletedCart | undefined {
  const result = z.safeParse(deletedSchema, parse(text))
  if (!result.success) return undefined
  const { name, note, lines } = result.data
  return { name, note, lines: lines.map(([productId, quantity]) => ({ productId, quantity })) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
