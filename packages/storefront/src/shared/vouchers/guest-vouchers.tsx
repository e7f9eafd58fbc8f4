import { useFeature, useStore } from '@cartonnage/react-hooks'
import { guestCoupons } from '@cartonnage/sdk'
import { longestCouponCode, refusedGuestCoupons, waitingGuestCoupons } from '@cartonnage/sdk/rules'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewsRegion } from '../../components/news-region'
import { paths } from '../../shell/paths'
import { useVoucherText } from './use-voucher-text'
import { VoucherForm } from './voucher-form'
import { VoucherList } from './voucher-list'
import type { ListedVoucher } from './voucher-list'
import styles from './vouchers.module.css'

/** The codes of a guest, kept in the browser: they are checked and count once there is a cart on the server. */
export function GuestVouchers() {
  const { t } = useTranslation('vouchers')
  const { add, remove: forget } = useFeature(guestCoupons)
  const listed = useGuestVouchers()
  const section = useRef<HTMLElement>(null)
  const [news, setNews] = useState('')
  const [error, setError] = useState<string>()
  const keep = async (entered: string) => {
    const problem = findProblem(entered, listed)
    const isKept = problem === undefined && (await add(entered))
    const code = entered.toUpperCase()
    setError(isKept ? undefined : t(`problem.${problem ?? 'many'}`, { length: longestCouponCode }))
    setNews(isKept ? t('news.kept', { code }) : '')
    return isKept
  }
  const remove = async ({ code }: ListedVoucher) => {
    await forget(code)
    setNews(t('news.remove-voucher', { code }))
    // The pressed button is gone.
    section.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={section} tabIndex={-1} className={styles.vouchers} aria-label={t('heading')}>
      <VoucherList
        vouchers={listed}
        action={paths.guestCart()}
        pending={undefined}
        onRemove={(voucher) => void remove(voucher)}
      />
      <VoucherForm
        action={paths.guestCart()}
        error={error}
        entered=""
        isBusy={false}
        onSend={(_, code) => keep(code)}
      />
      <NewsRegion sentence={news} />
    </section>
  )
}

function useGuestVouchers(): readonly ListedVoucher[] {
  const { t } = useTranslation('vouchers')
  const { ofRefusal } = useVoucherText()
  const stored = useStore(useFeature(guestCoupons))
  return [
    ...waitingGuestCoupons(stored).map(({ code }) => ({
      id: code,
      code,
      note: t('later'),
      state: 'waiting' as const,
    })),
    ...refusedGuestCoupons(stored, undefined).map(({ code, refused: { reason } }) => ({
      id: code,
      code,
      note: `${t('notApplied')} ${ofRefusal(reason, code)}`,
      state: 'refused' as const,
    })),
  ]
}

function findProblem(entered: string, listed: readonly ListedVoucher[]) {
  if (entered === '') return 'missing'
  if (entered.length > longestCouponCode) return 'long'
  const isThere = listed.some(({ code, state }) => state === 'waiting' && code === entered.toUpperCase())
  return isThere ? 'kept' : undefined
}
