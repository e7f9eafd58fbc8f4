import { orderActions } from './order-actions'
import { registerBuyer } from '../contract/account/buyer-registration'
import { register } from '../contract/session/sign-in'
import { getVatInformation } from '../contract/vat/vat-information'
import { presetVatRate, type VatRate } from '../rules/money/vat'
import { shopRegions } from '../rules/region/region'
import { answering, answerTo } from './answers'
import type { Actions } from '../transport/transport'
import { accountActions } from './account-actions'
import { cartActions } from './cart-actions'
import { menuActions, type SiteMenus } from './menu-actions'

/** What the platform itself does not know about a shop. */
export interface PlatformActionSettings {
  /** The menus of account and footer. @default none: both are empty */
  readonly menus?: SiteMenus | undefined
  /** Names or record ids of the buyer groups of business buyers. @default none: every buyer is a private one */
  readonly businessGroups?: readonly string[] | undefined
  /** VAT rates by country. @default the statutory rates of today */
  readonly vatRates?: readonly Pick<VatRate, 'countryCode' | 'vatRate'>[] | undefined
}

/**
 * For an organisation without the shop's own classes: option `actions` of a client. Category tree, menus, name and type
 * of the buyer, cart counts, inactive cart and registration come from the platform's own calls
 * (`category-menu-items`, `navigation-menu-items`, `session-context`, `myprofile`, `carts/current`, `query`,
 * `buyers/registrations`), VAT rates and buyer types from the settings; a guest's cart is merged by `cart-items/batch`.
 * Some of them need v64 of the platform, see `callVersions`. Signing in and withdrawing from a contract have no call.
 *
 * @example
 * createClient({ webstoreId: '0ZE…', url: location.href, locale: 'de-CH', actions: platformActions() })
 */
export const platformActions = ({
  menus,
  businessGroups = [],
  vatRates,
}: PlatformActionSettings = {}): Actions => {
  const answers = {
    ...menuActions(menus),
    ...accountActions({ menus, businessGroups }),
    ...cartActions,
    ...orderActions,
    ...answerTo(getVatInformation, async (_, { now }) => (vatRates ?? statutoryRates(now())).map(toRecord)),
    ...answerTo(register, async ({ body }, { send }) => {
      const { firstName, lastName, email, startUrl } = body.request
      await send(registerBuyer, { body: { firstName, lastName, email } })
      return { redirectUrl: startUrl }
    }),
  }
  return (transport, client) => answering(answers, transport, client)
}

const toRecord = ({ countryCode, vatRate }: Pick<VatRate, 'countryCode' | 'vatRate'>) => ({
  DeveloperName: countryCode,
  Rate__c: vatRate,
})

function statutoryRates(now: number): readonly VatRate[] {
  const today = new Date(now).toISOString().slice(0, 10)
  const countries = Object.values(shopRegions).flat()
  return countries.map((countryCode) => ({ countryCode, vatRate: presetVatRate(countryCode, today) }))
}
