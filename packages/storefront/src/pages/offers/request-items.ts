import { textOf } from '../../forms/text-of'
import type { RequestResponse } from './data/request-response'

/** The items of a request as its hidden field has them: `{product id}:{quantity},…`. */
export const writeItems = (
  items: readonly { readonly productId: string; readonly quantity: number }[],
): string => items.map(({ productId, quantity }) => `${productId}:${quantity}`).join()

/** What was entered into a form that could not be sent. */
export const readUnsent = (form: FormData): Pick<RequestResponse, 'entered' | 'newest'> => ({
  newest: textOf(form, 'newest'),
  entered: {
    quantity: textOf(form, 'quantity'),
    wish: textOf(form, 'wish'),
    validUntil: textOf(form, 'validUntil'),
    emptyCart: textOf(form, 'emptyCart') === 'true',
  },
})
