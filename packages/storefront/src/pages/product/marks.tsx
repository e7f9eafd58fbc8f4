import { useFavourites, useSession } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Icon } from '../../components/icon'
import { buttonClass } from '../../components/button'
import { CompareChoice } from '../../shared/compare/compare-choice'
import type { ListedProduct } from '../../shared/product/listed-product'
import styles from './product-page.module.css'

interface MarksProps {
  readonly product: ListedProduct
  /** As it is entered, to take it along to a list. */
  readonly quantity: number
}

/** The star that makes the product a favourite, and for buyers a link to put it on a list. */
export function Marks({ product, quantity }: MarksProps) {
  const { t } = useTranslation('favourites')
  const { isGuest } = useSession()
  const source = { from: 'product', id: product.id, quantity } as const
  return (
    <div className={styles.marks}>
      <FavouriteButton id={product.id} />
      {isGuest ? null : (
        <Link className={buttonClass({ variant: 'text', size: 'dense' })} to={paths.lists({ source })}>
          {t('toList')}
        </Link>
      )}
      <CompareChoice id={product.id} />
    </div>
  )
}

/**
 * Without scripts a form, which works for buyers. With scripts the page stays: what is marked is known after the first look
 * at the favourites only.
 */
function FavouriteButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('favourites')
  const { isMarked, toggle } = useFavourites()
  const action = useHref(paths.favourites())
  const marked = isMarked(id)
  return (
    <>
      <form
        method="post"
        action={action}
        data-replay
        onSubmit={(event) => {
          event.preventDefault()
          if (!toggle.isPending) void toggle.run(id)
        }}
      >
        <input type="hidden" name="productId" value={id} />
        <button className={buttonClass({ variant: 'text', size: 'dense' })} aria-pressed={marked}>
          <Icon size={20} className={marked ? styles.starOn : undefined}>
            <path d="M12 3.2l2.7 5.6l6.1.9l-4.4 4.3l1 6.1L12 17.2l-5.4 2.9l1-6.1L3.2 9.7l6.1-.9z" />
          </Icon>
          {t('mark')}
        </button>
      </form>
      {marked ? (
        <Link className="link" to={paths.favourites()}>
          {t('toFavourites')}
        </Link>
      ) : null}
      {toggle.error === undefined ? null : <p role="alert">{t('failed')}</p>}
    </>
  )
}
