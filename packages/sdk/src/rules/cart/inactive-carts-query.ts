import { ShopError } from '../../errors/errors'

/** Whose inactive carts, in which webstore. */
export interface InactiveCartsPlace {
  /** Record id of the webstore, 15 or 18 characters. */
  readonly webstoreId: string
  /** Record id of the account acted for, 15 or 18 characters. */
  readonly accountId: string
}

/**
 * The query for a buyer's inactive carts, for organisations that have no call that lists carts. Throws `INVALID_OPTION`
 * for an id that is not 15 or 18 letters and digits: nothing else may get into the text of a query.
 */
export const inactiveCartsQuery = ({ webstoreId, accountId }: InactiveCartsPlace): string =>
  write(requireId('webstoreId', webstoreId), requireId('accountId', accountId))

const write = (webstoreId: string, accountId: string): string =>
  'SELECT Id, UniqueProductCount FROM WebCart' +
  ` WHERE WebStoreId='${webstoreId}' AND AccountId='${accountId}'` +
  " AND IsSecondary=true AND Status='Active' AND Type='Cart'"

/** Whether a text is such a query: all that a server needs to let through from browsers. */
export function isInactiveCartsQuery(text: string): boolean {
  const [, webstoreId = '', accountId = ''] = /WebStoreId='(\w+)' AND AccountId='(\w+)'/.exec(text) ?? []
  return isId(webstoreId) && isId(accountId) && text === write(webstoreId, accountId)
}

const isId = (id: string): boolean => /^(?:[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/.test(id)

function requireId(name: string, id: string): string {
  if (typeof id === 'string' && isId(id)) return id
  throw new ShopError('INVALID_OPTION', `${name}: 15 or 18 letters and digits are needed`)
}
