import { useFavourites, useShopClient } from '@cartonnage/react-hooks'
import { hasGuestFavourites } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { Skeleton } from '../../components/skeleton'
import { paths } from '../../shell/paths'
import type { ListedProduct } from '../../shared/product/listed-product'
import { FavouriteRow } from './favourite-row'
import { smallestOrderLine } from './list-form'
import styles from './lists.module.css'
import { NoFavourites } from './no-favourites'

/** What the guest of this browser has marked, with today's prices. */
export function GuestFavourites() {
  const { t } = useTranslation('lists')
  const client = useShopClient()
  const { ids: known, toggle } = useFavourites()
  const ids = known ?? []
  const { products, isFailed, retry } = useProducts(ids)
  // They are read by code that is fetched for it.
  if (known === undefined && hasGuestFavourites(client)) return <Skeleton shape="row" count={3} />
  if (ids.length === 0) return <NoFavourites />
  const unmark = (productId: string) => void toggle.run(productId)
  const productOf = (id: string) => products?.find((product) => isSameRecordId(product.id, id))
  return (
    <>
      <SignInHint />
      {isFailed ? (
        <Note kind="error" role="alert" action={<Button onClick={retry}>{t('retry')}</Button>}>
          <p>{t('problem.unreachable')}</p>
        </Note>
      ) : null}
      {products === undefined ? (
        isFailed ? null : (
          <Skeleton shape="row" count={Math.min(ids.length, 5)} />
        )
      ) : (
        <>
          <ul className={styles.lines}>
            {ids.map((id) => (
              <FavouriteRow key={id} id={id} product={productOf(id)} onRemove={unmark} />
            ))}
          </ul>
          <CheckForm products={ids.flatMap((id) => productOf(id) ?? [])} />
        </>
      )}
    </>
  )
}

/** The favourites stay where they are until the guest signs in. */
function SignInHint() {
  const { t } = useTranslation('lists')
  const startUrl = useHref(paths.favourites())
  return (
    <p className={styles.note}>
      {t('guestHint')}{' '}
      <Link className="link" to={paths.login({ startUrl })}>
        {t('signIn')}
      </Link>
    </p>
  )
}

/** All of them, in the smallest quantities, to quick order, which checks them. */
function CheckForm({ products }: { readonly products: readonly ListedProduct[] }) {
  const { t } = useTranslation('lists')
  const quickOrder = useHref(paths.quickOrder())
  if (products.length === 0) return null
  return (
    <form method="post" action={quickOrder} className={styles.bar}>
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="list" value={products.map(smallestOrderLine).join('\n')} />
      <button className={buttonClass({ variant: 'primary', size: 'prominent' })}>
        {t('toCart', { count: products.length })}
      </button>
    </form>
  )
}

/** The products that are sold of these; undefined until they are loaded. */
function useProducts(ids: readonly string[]) {
  const client = useShopClient()
  const [loaded, setLoaded] = useState<readonly ListedProduct[]>()
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const isMissing = loaded === undefined && ids.length > 0
  useEffect(() => {
    if (!isMissing) return
    const leaving = new AbortController()
    import('../../shared/product/data/list-sold-products')
      .then(({ listSoldProducts }) => listSoldProducts(client, ids, { signal: leaving.signal }))
      .then(setLoaded)
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return
        client.reportFailure(error, 'the products of the favourites')
        setFailed(true)
      })
    return () => leaving.abort()
    // The ids of a guest only become fewer here.
  }, [client, ids, isMissing, tries])
  const retry = () => {
    setFailed(false)
    setTries((before) => before + 1)
  }
  return { products: loaded, isFailed, retry }
}
