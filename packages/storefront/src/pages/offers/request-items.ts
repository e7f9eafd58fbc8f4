/** The items of a request as its hidden field has them: `{product id}:{quantity},…`. */
export const writeItems = (
  items: readonly { readonly productId: string; readonly quantity: number }[],
): string => items.map(({ productId, quantity }) => `${productId}:${quantity}`).join()
