import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

/**
 * Whether a page stays as it is after an action: adding to the cart changes nothing that catalogue pages load, and
 * the cart's own stores follow by themselves.
 */
export function keepsAfterAdding({
  actionResult,
}: Pick<ShouldRevalidateFunctionArgs, 'actionResult'>): boolean {
  if (typeof actionResult !== 'object' || actionResult === null) return false
  return 'added' in actionResult || 'problem' in actionResult
}
