import type { CartDifference } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Note } from '../../components/note'
import { readCartItem } from '../../shared/lines/cart-item'
import type { CartItem } from '../../shared/lines/cart-item'
import { refusalReason } from '../../shared/lines/refusal-reason'
import type { loadCarts } from './data/carts-loader'
import styles from './carts-page.module.css'
import type { CartsResponse } from './data/carts-response'
import { useActiveCart } from './use-active-cart'

interface LeftLinesProps {
  readonly merged: Extract<CartsResponse, { kind: 'merged' }>
}

/** What a merge has left in the second cart, line by line with the reason, and what has arrived. */
export function LeftLines({ merged: { isKept, isOpen, left, addedCount } }: LeftLinesProps) {
  const { t } = useTranslation('carts')
  const isLeft = left.length > 0
  return (
    <Note
      kind={isLeft ? 'warning' : 'info'}
      role={isLeft ? 'alert' : 'status'}
      title={isLeft ? t(isKept ? 'left.kept' : 'left.title') : undefined}
    >
      {isLeft ? (
        <ul className={styles.left}>
          {left.map((line, index) => (
            // A product may be in a cart twice.
            <li key={`${index} ${line.productId ?? ''}`}>
              <LeftLine line={line} />
            </li>
          ))}
        </ul>
      ) : null}
      {addedCount === 0 ? null : <p>{t('left.added', { count: addedCount })}</p>}
      {isOpen ? <p>{t('left.open')}</p> : null}
    </Note>
  )
}

function LeftLine({ line }: { readonly line: CartDifference }) {
  const { t } = useTranslation(['carts', 'cart'])
  const item = useItem(line)
  const name = item === undefined ? t('cart:differs.item') : readCartItem(item).name
  return (
    <>
      {t('left.line', { name, reason: useReason(line) })}{' '}
      {item === undefined || line.reason !== 'refused' ? null : (
        <Link
          className="link"
          to={paths.product({ urlName: item.productDetails?.productUrlName ?? '-', id: item.productId })}
          aria-label={t('cart:merged.toProductNamed', { name })}
        >
          {t('cart:merged.toProduct')}
        </Link>
      )}
    </>
  )
}

/** The item in one of the carts: what is left is still in the second one. */
function useItem({ productId = '' }: CartDifference): CartItem | undefined {
  const { second } = useLoaderData<typeof loadCarts>()
  const cart = useActiveCart()
  const kept = 'cart' in second ? (second.cart?.items ?? []) : []
  return [...kept, ...(cart?.items ?? [])].find((item) => isSameRecordId(item.productId, productId))
}

function useReason(line: CartDifference): string {
  const { t } = useTranslation(['carts', 'cart'])
  if (line.reason === 'refused') return t(`cart:${refusalReason(line.code)}`)
  return t(line.reason === 'unknown' ? 'left.unknown' : 'left.failed')
}
