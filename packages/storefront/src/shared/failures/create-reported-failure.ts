import { sessionKey } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { describeError } from '@cartonnage/sdk/errors'
import { currentCart, parseShopUrl } from '@cartonnage/sdk/rules'
import { paths } from '../../shell/paths'
import { loadErrorTexts } from '../../i18n/load-error-texts'
import type { FailureTarget, ReportedFailure } from '../../shell/reported-failure'

interface FailureLocation {
  readonly shop: Client
  /** The address of the page or of its form. */
  readonly url: string
}

/** A failure with the catalogue's texts and the path of its next step. */
export async function createReportedFailure(
  error: unknown,
  { shop, url }: FailureLocation,
): Promise<ReportedFailure> {
  const { messageKey, message, action, target, reportedBy } = describeError(
    error,
    await loadErrorTexts(shop.locale),
  )
  return {
    messageKey,
    reportedBy,
    sentences: action === undefined ? [message] : [message, action],
    ...(target && { target: { key: target.to, label: target.label, to: pathOf(target.to, { shop, url }) } }),
  }
}

function pathOf(key: FailureTarget['key'], { shop, url }: FailureLocation): string {
  const { path, search } = parseShopUrl(url)
  const { pathname } = new URL(url)
  const cart = isGuest(shop) ? paths.guestCart() : paths.cart(currentCart)
  const here = path + search
  const targets: Readonly<Record<FailureTarget['key'], string>> = {
    addAgain: cart,
    changeMethod: `${paths.checkout()}?step=delivery`,
    changePayment: `${paths.checkout()}?step=payment`,
    changeQuantity: cart,
    checkInput: here,
    chooseAccount: paths.accounts(),
    chooseAddress: path === paths.addresses() ? path : `${paths.checkout()}?step=address`,
    chooseMethod: `${paths.checkout()}?step=delivery`,
    contact: paths.service('contact'),
    fillCart: paths.home(),
    lookFirst: paths.orders(),
    none: here,
    otherCoupon: cart,
    reload: here,
    removeLine: cart,
    signIn: paths.login({ startUrl: pathname + search }),
    startCheckout: paths.checkout(),
    takeLess: cart,
    tryAgain: here,
    wait: here,
  }
  return targets[key]
}

function isGuest({ loaded }: Client): boolean {
  const state = loaded(sessionKey).getSnapshot()
  return state.status !== 'ready' || state.value.isGuest
}
