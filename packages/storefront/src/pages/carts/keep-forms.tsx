import { useShopClient } from '@cartonnage/react-hooks'
import type { Cart } from '@cartonnage/sdk'
import { formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { ChevronDownIcon } from '../../components/icons'
import { useCartSums } from './cart-column'
import type { loadCarts } from './data/carts-loader'
import styles from './carts-page.module.css'
import { ChangeForm } from './change-form'

interface KeepFormsProps {
  /** The active cart. */
  readonly cartId: string
  /** The choice is what the buyer has to make next. */
  readonly isOpen: boolean
}

/** Keeps the active cart for later. Where there is a second one already, the buyer says what becomes of that. */
export function KeepForms({ cartId, isOpen }: KeepFormsProps) {
  const { t } = useTranslation('carts')
  const { second } = useLoaderData<typeof loadCarts>()
  // What is not in sight is not deleted.
  if (!('cart' in second) || second.cart === undefined) return null
  if (second.cart === null) {
    return (
      <ChangeForm intent="keep" sent={{ cartId, existing: '' }} busyLabel={t('keep.busy')}>
        {t('keep.action')}
      </ChangeForm>
    )
  }
  return (
    <details className={styles.choice} open={isOpen}>
      <summary className={buttonClass({ className: styles.opener })}>
        {t('keep.action')}
        <ChevronDownIcon size={17} />
      </summary>
      <KeepChoice cartId={cartId} second={second.cart} />
    </details>
  )
}

interface KeepChoiceProps {
  readonly cartId: string
  readonly second: Cart
}

function KeepChoice({ cartId, second }: KeepChoiceProps) {
  const { t } = useTranslation('carts')
  const described = useDescribedCart(second)
  const secondId = second.summary.cartId
  const send = (existing: 'merge' | 'replace') => ({ cartId, secondId, existing })
  return (
    <div className={styles.options}>
      <p>{t('keep.question')}</p>
      <div className={styles.option}>
        <ChangeForm intent="keep" sent={send('merge')} busyLabel={t('keep.busy')} describedBy="keep-merge">
          {t('keep.merge')}
        </ChangeForm>
        <p id="keep-merge" className="type-small muted">
          {t('keep.mergeText')}
        </p>
      </div>
      <div className={styles.option}>
        <ChangeForm
          intent="keep"
          sent={send('replace')}
          busyLabel={t('keep.busy')}
          describedBy="keep-replace"
        >
          {t('keep.replace')}
        </ChangeForm>
        <p id="keep-replace" className="type-small muted">
          {t('keep.replaceText', { cart: described })}
        </p>
      </div>
    </div>
  )
}

/** A cart in a sentence: its name, how many items it has, and what they cost. */
function useDescribedCart(cart: Cart): string {
  const { t } = useTranslation(['carts', 'cart'])
  const { locale } = useShopClient()
  const { details } = useLoaderData<typeof loadCarts>()
  const { totals } = useCartSums({ cart, deliveries: [] })
  const name = details.second?.name ?? null
  const items = t('cart:count', { count: cart.items.length })
  const total = totals === null ? '–' : formatMoney(totals.gross, locale)
  return name === null
    ? t('described.unnamed', { items, total })
    : t('described.named', { name, items, total })
}
