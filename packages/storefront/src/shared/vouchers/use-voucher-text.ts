import { useShopClient } from '@cartonnage/react-hooks'
import { longestCouponCode, refineCouponRefusal } from '@cartonnage/sdk/rules'
import type { CouponRefusal, ShopType } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { sentencesOf } from '../../shell/reported-failure'
import { shopSettings } from '../../shell/shop-settings'
import type { RefusedVoucher } from './data/change-vouchers'

const advertisedIn = (shop: ShopType) => ({
  firstOrder: shopSettings[shop].voucherCode,
  otherShops: [shopSettings[shop === 'CH' ? 'DE' : 'CH'].voucherCode],
})

/** The sentences for why a code is not applied. */
export function useVoucherText() {
  const { t } = useTranslation('vouchers')
  const { shop } = useShopClient()
  const ofRefusal = (reason: CouponRefusal, code: string): string => {
    const refined = refineCouponRefusal(reason, code, advertisedIn(shop))
    if (refined === 'other-shop') return t(`refusal.other-shop.${shop}`)
    // A browser may have stored a reason that a newer version of the shop had.
    return t(`refusal.${refined}`, { defaultValue: t('refusal.not-met') })
  }
  const ofProblem = ({ code, problem, intent }: RefusedVoucher): string => {
    if (problem.kind === 'refused') return ofRefusal(problem.reason, code)
    if (problem.kind === 'missing') return t('problem.missing')
    if (problem.kind === 'long') return t('problem.long', { length: longestCouponCode })
    const own = {
      unreachable: t('problem.unreachable'),
      unknownOutcome: t('problem.unknown'),
      refused: t(`problem.${intent}`),
      busy: t('problem.busy'),
    }
    return sentencesOf(problem.failure, own) || own.unreachable
  }
  return { ofRefusal, ofProblem }
}
