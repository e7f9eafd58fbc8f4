import { openShop, type CallResponse } from '../../fixtures/shopper.fixture'

/**
 * What the tests read of catalogue and context responses. The type has every member of every call: a test that reads one
 * that is missing fails.
 */
export interface CatalogueBody {
  readonly 0: { readonly errorCode: string; readonly message: string }
  readonly [member: string]: unknown
  readonly userId: string
  readonly guestUser: boolean
  readonly externalManagedAccounts: readonly [ManagedAccountBody, ...ManagedAccountBody[]]
  readonly productCategories: readonly { readonly fields: { readonly Name: string } }[]
  readonly path: readonly { readonly name: string }[]
  readonly priceAdjustment: { readonly priceAdjustmentTiers: unknown }
  readonly productPriceEntries: readonly unknown[]
  readonly pricingLineItemResults: readonly { readonly success: boolean }[]
  readonly primaryProductCategoryPath: { readonly path: readonly { readonly urlName: string }[] }
  readonly fields: Readonly<Record<string, string>>
  readonly defaultImage: { readonly url: string }
  readonly products: readonly unknown[]
  readonly productsPage: { readonly total: number; readonly products: readonly [HitBody, ...HitBody[]] }
  readonly categories: { readonly children: readonly { readonly productCount: number }[] }
  readonly sortRules: readonly { readonly label: string }[]
}

export interface HitBody {
  readonly id: string
  readonly name: string
  readonly fields: Readonly<Record<string, { readonly value: string }>>
  readonly prices: unknown
}

interface ManagedAccountBody {
  readonly accountId: string
  readonly accountName: string
  readonly isMyAccount: boolean
  readonly address: unknown
}

interface CatalogueResponse extends Omit<CallResponse, 'body'> {
  readonly body: CatalogueBody
}

/** A sandbox of its own, with browsers whose responses are typed as catalogue responses. */
export function openCatalogue() {
  const world = openShop()
  const as = (...who: Parameters<typeof world.as>) => {
    const shopper = world.as(...who)
    // The same JSON with another type.
    const call = async (...input: Parameters<typeof shopper.call>) =>
      (await shopper.call(...input)) as unknown as CatalogueResponse
    return { call, get: (path: string) => call('GET', path), cookies: shopper.cookies }
  }
  return { db: world.db, sandbox: world.sandbox, as }
}
