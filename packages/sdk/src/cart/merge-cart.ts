import { quantitiesIn, addQuantities, sumQuantities } from './quantities'
import type { CallOptions } from '../transport/transport'
import type { CartsPorts } from './carts-ports'
import type { MergedCart } from './merged-cart'

export async function mergeCart(ports: CartsPorts, cartId: string, call?: CallOptions): Promise<MergedCart> {
  return await ports.write(async (live) => {
    const cart = await ports.calls.read(cartId, live)
    const lines = Object.entries(sumQuantities(cart?.items ?? [])).map(([productId, quantity]) => ({
      productId,
      quantity,
    }))
    if (lines.length === 0) return { addedCount: 0, left: [], isOpen: false }
    const notices = await ports.calls.add('current', lines, live)
    const actualOf = quantitiesIn(await ports.calls.read('current', live))
    const left = lines.flatMap(({ productId, quantity }) => {
      const notice = notices.find((each) => each.productId === productId)
      const actual = actualOf(productId)
      return notice
        ? [
            {
              productId,
              intended: addQuantities(actual, quantity),
              actual,
              reason: 'refused' as const,
              code: notice.code,
            },
          ]
        : []
    })
    if (left.length === 0) await ports.calls.delete(cartId, live)
    else
      for (const { productId, cartItemId } of cart?.items ?? [])
        if (!left.some((line) => line.productId === productId))
          await ports.calls.remove({ cartId, cartItemId }, live)
    return { addedCount: lines.length - left.length, left, isOpen: false }
  }, call)
}
