import { profile } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { findBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'

/**
 * Whether a code has been sent, which the page then takes, and for whom: the sign-in name of a buyer who is signed in,
 * which need not be the address of the mails; empty for everybody else.
 */
export async function loadForgotPassword(args: PageLoaderArgs) {
  const isSent = new URL(args.request.url).searchParams.get('step') === 'code'
  return { isSent, email: await readOwnName(args) }
}

/** The page is of use without the name. */
async function readOwnName(args: PageLoaderArgs): Promise<string> {
  if ((await findBuyer(args)) === undefined) return ''
  const shop = shopOf(args)
  try {
    return (await shop.use(profile).readSignInName()).userName
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'ABORTED')) throw error
    shop.reportFailure(error, 'the sign-in name of a new password')
    return ''
  }
}
