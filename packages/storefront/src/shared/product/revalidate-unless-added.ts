import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

/**
 * The `shouldRevalidate` of catalogue pages: adding to the cart changes nothing that they load, and the cart's own
 * stores update themselves.
 */
export function revalidateUnlessAdded({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOfAddToCart =
    typeof actionResult === 'object' &&
    actionResult !== null &&
    ('added' in actionResult || 'problem' in actionResult)
  return !isOfAddToCart && defaultShouldRevalidate
}
