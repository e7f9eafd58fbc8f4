import { useCartStatus, useFeature, useShopClient, useStore } from '@cartonnage/react-hooks'
import { cartMerge, type CartDifference } from '@cartonnage/sdk'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { useProductNames } from '../product/use-product-names'
import { keepSizesTogether } from './goods-name'
import styles from './merge-note.module.css'
import { mergeReason, mergeState } from './merge-state'

/**
 * What of the guest's cart did not come into the buyer's as it was: it stands there until the buyer has read it. Lines
 * wait for their names, so that they are heard once; a name that comes late is seen only. Of a guest's cart on the
 * server the platform says only how many of its products did not come along [3.cart-7].
 */
export function MergeNote() {
  const { t } = useTranslation(['cart', 'common'])
  const { reportFailure } = useShopClient()
  const { differences, dismissDifferences } = useFeature(cartMerge)
  const lines = useStore(differences)
  const { productsNotPreserved } = useCartStatus()
  const names = useProductNames(lines.flatMap(({ productId }) => productId ?? []))
  const close = () => {
    dismissDifferences().catch((error: unknown) =>
      reportFailure(error, 'the note on the guest’s cart cannot be closed'),
    )
  }
  const isReported = ({ productId }: CartDifference) => !productId || names[productId] !== undefined
  if (!lines.some(isReported) && productsNotPreserved === 0) return null
  return (
    <Note
      className={styles['note']}
      kind="warning"
      role="alert"
      title={t('merged.title')}
      action={
        <Button type="button" onClick={close}>
          {t('common:close')}
        </Button>
      }
    >
      <ul className={styles['lines']}>
        {productsNotPreserved === 0 ? null : (
          <li>{t('merged.notPreserved', { count: productsNotPreserved })}</li>
        )}
        {lines.map((line, index) => {
          const existing = names[line.productId ?? '']
          const isWaiting = !isReported(line)
          return (
            // What has waited comes as a new element: that is what is heard.
            <li
              key={`${line.productId ?? ''}-${index}-${isWaiting}`}
              aria-hidden={isWaiting || undefined}
              aria-live={existing?.isLate ? 'off' : undefined}
            >
              <MergedLine line={line} name={existing?.name} />
            </li>
          )
        })}
      </ul>
    </Note>
  )
}

interface MergedLineProps {
  readonly line: CartDifference
  /** Absent for a product that nobody can name, for instance because the shop does not sell it any more. */
  readonly name: string | undefined
}

/** What became of one line, and where to put it right. */
function MergedLine({ line, name }: MergedLineProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  // What the shop does not sell has no page.
  const reason = name === undefined ? undefined : mergeReason(line)
  const sentence = t(mergeState(line), {
    name: name === undefined ? t('differs.item') : keepSizesTogether(name),
    intended: formatNumber(line.intended, locale),
    actual: formatNumber(line.actual, locale),
  })
  return (
    <>
      {sentence} {reason === undefined ? null : `${t(reason)} `}
      {name === undefined || line.reason !== 'refused' ? null : (
        <Link
          to={paths.product({ urlName: '-', id: line.productId ?? '' })}
          aria-label={t('merged.toProductNamed', { name })}
        >
          {t('merged.toProduct')}
        </Link>
      )}
    </>
  )
}
