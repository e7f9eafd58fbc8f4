import { profile } from '@cartonnage/sdk'
import type { Client, CompanyDetails } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { shopLocales } from '@cartonnage/sdk/rules'
import { requireBuyer } from '../../../shell/data/require-buyer'
import { hasOwnFields } from '../../../shell/own-fields'
import type { ProfileDone, ProfileStep } from '../../../shell/paths'
import { profileDone } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'

/** The buyer, the account, and where in the page's forms they are. */
export async function loadProfile(args: PageLoaderArgs) {
  const { userType } = await requireBuyer(args)
  const shop = shopOf(args)
  const { signal } = args.request
  const [buyer, company] = await Promise.all([
    shop.use(profile).read({ signal }),
    hasOwnFields(shop) ? readCompany(shop, signal) : null,
  ])
  const query = new URL(args.request.url).searchParams
  const done = profileDone.find((each) => each === query.get('done'))
  return { ...buyer, userType, company, done, step: readStep(query), locales: shopLocales[shop.shop] }
}

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>
export type { ProfileDone }

/** The page is of use without what belongs to the account. */
async function readCompany(shop: Client, signal: AbortSignal): Promise<CompanyDetails | null> {
  try {
    return await shop.use(profile).readCompany({ signal })
  } catch (error) {
    if (isShopError(error, 'SESSION_ENDED') || isShopError(error, 'ABORTED')) throw error
    shop.reportFailure(error, 'the account of the profile')
    return null
  }
}

function readStep(query: URLSearchParams): ProfileStep | undefined {
  const [step, id] = [query.get('step'), query.get('id')]
  return (step === 'email' || step === 'confirm') && id !== null && id !== '' ? { step, id } : undefined
}
