import type { Session } from '@cartonnage/sdk'
import { notFound } from './not-found'
import { requireBuyer } from './require-buyer'
import type { PageLoaderArgs } from './shop-context'

/**
 * The private buyer of a page that business buyers do not have: their menu leaves it out [2.5-15], so for them there
 * is no such page. A guest is sent to sign in.
 */
export async function requirePrivateBuyer(args: PageLoaderArgs): Promise<Session> {
  const buyer = await requireBuyer(args)
  return buyer.userType === 'business' ? notFound() : buyer
}
