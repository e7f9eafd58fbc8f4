import { useFeature, useShopClient, useStore } from '@cartonnage/react-hooks'
import { guestCoupons } from '@cartonnage/sdk'
import type { Cart } from '@cartonnage/sdk'
import { isZeroMoney, refusedGuestCoupons, waitingGuestCoupons } from '@cartonnage/sdk/rules'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NewsRegion } from '../../components/news-region'
import type { RefusedVoucher } from './data/change-vouchers'
import { useVoucherChange } from './use-voucher-change'
import { useVoucherText } from './use-voucher-text'
import { VoucherForm } from './voucher-form'
import { VoucherList } from './voucher-list'
import type { ListedVoucher } from './voucher-list'
import styles from './vouchers.module.css'

interface BuyerVouchersProps extends Pick<Cart, 'coupons' | 'promotions'> {
  /** Where the forms are posted without scripts. */
  readonly action: string
  /** The checkout under way, on its pages. */
  readonly checkoutId?: string | undefined
  /** A form that was refused without scripts. */
  readonly refused: RefusedVoucher | undefined
  /** After every change: reads what the page shows, other than the cart. */
  readonly onSettled?: (() => void) | undefined
}

/** The codes of a cart on the server: those that are applied, those that were refused at sign-in, and the field for more. */
export function BuyerVouchers({ coupons, promotions, action, checkoutId, ...props }: BuyerVouchersProps) {
  const { t } = useTranslation('vouchers')
  const { refused: rendered, onSettled = () => undefined } = props
  const { send, pending, refused, news } = useVoucherChange({ checkoutId, rendered, onSettled })
  const text = useVoucherText()
  const fromGuest = useCouponsFromGuest()
  const section = useRef<HTMLElement>(null)
  const listed = [...coupons.flatMap(useToListed(promotions)), ...fromGuest.vouchers]
  const problem = refused === undefined ? undefined : text.ofProblem(refused)
  const isForCode = refused?.intent === 'apply-voucher'
  const remove = async (voucher: ListedVoucher, form: FormData) => {
    const isFromGuest = voucher.state === 'waiting' || voucher.state === 'refused'
    const isDone = isFromGuest
      ? await fromGuest.remove(voucher.code)
      : await send(form, 'remove-voucher', voucher.code)
    // The pressed button is gone.
    if (isDone) section.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={section} tabIndex={-1} className={styles.vouchers} aria-label={t('heading')}>
      <VoucherList
        vouchers={listed}
        action={action}
        pending={listed.find(({ code }) => code === pending)?.id}
        onRemove={(voucher, form) => void remove(voucher, form)}
      />
      {isForCode || problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <VoucherForm
        action={action}
        error={isForCode ? problem : undefined}
        entered={isForCode ? (rendered?.code ?? '') : ''}
        isBusy={pending !== undefined && !listed.some(({ code }) => code === pending)}
        onSend={(form, code) => send(form, 'apply-voucher', code)}
      />
      <NewsRegion
        sentence={news === undefined ? '' : t(`news.${news.intent}`, { code: news.code.toUpperCase() })}
      />
    </section>
  )
}

/** Lists an applied code with its name, or says that it takes nothing off at the moment. */
function useToListed(promotions: Cart['promotions']) {
  const { t } = useTranslation('vouchers')
  return ({ cartCouponId, couponCode }: Cart['coupons'][number]): readonly ListedVoucher[] => {
    const code = couponCode ?? ''
    const promotion = promotions.find((found) => found.couponCode === code)
    const isIdle = !promotion?.adjustment || isZeroMoney(promotion.adjustment)
    const note = isIdle ? t('idle') : (promotion.displayName ?? undefined)
    return [{ id: cartCouponId, code, note, state: isIdle ? 'idle' : 'applied' }]
  }
}

/** The codes that the shopper entered as a guest and that are not on the cart: not checked yet, or refused. */
function useCouponsFromGuest() {
  const { t } = useTranslation('vouchers')
  const { ofRefusal } = useVoucherText()
  const store = useFeature(guestCoupons)
  const stored = useStore(store)
  const { userId } = useStore(useShopClient().scope)
  const waiting = waitingGuestCoupons(stored).map(({ code }) => ({
    id: code,
    code,
    note: t('unchecked'),
    state: 'waiting' as const,
  }))
  const refused = refusedGuestCoupons(stored, userId).map(({ code, refused: { reason } }) => ({
    id: code,
    code,
    note: `${t('notApplied')} ${ofRefusal(reason, code)}`,
    state: 'refused' as const,
  }))
  const remove = async (code: string) => {
    await store.remove(code)
    return true
  }
  return { vouchers: [...waiting, ...refused], remove }
}
