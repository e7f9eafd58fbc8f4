import { ShopError } from '../errors/errors'

/** The first of the steps asked for or answered, or `INTERNAL_ERROR` where there is none [8-20]. */
export function requireOrderAction<Action>(actions: readonly Action[] | null | undefined): Action {
  const action = actions?.[0]
  if (action !== undefined) return action
  throw new ShopError('INTERNAL_ERROR', 'missing action')
}
