import { useShop, useStore } from '@cartonnage/react-hooks'
import type { CartDifference } from '@cartonnage/sdk'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { readProductFacts } from '../product/product-facts'
import styles from './merge-note.module.css'

/** What of the guest's cart did not come into the buyer's as it was: it stands there until the buyer has read it. */
export function MergeNote() {
  const { t } = useTranslation(['cart', 'common'])
  const { locale, cart, reportFailure } = useShop()
  const lines = useStore(cart.mergeDifferences)
  const names = useProductNames(lines)
  const close = () => {
    cart
      .dismissMergeDifferences()
      .catch((error: unknown) => reportFailure(error, 'the note on the guest’s cart cannot be closed'))
  }
  if (lines.length === 0) return null
  return (
    <Note
      className={styles['note']}
      kind="warning"
      role="alert"
      title={t('differs.title')}
      action={
        <Button type="button" onClick={close}>
          {t('common:close')}
        </Button>
      }
    >
      {lines.map(({ productId = '', meant, actual }) => (
        <p key={productId}>
          {t('differs.line', {
            name: names[productId] ?? t('differs.item'),
            meant: formatNumber(meant, locale),
            actual: formatNumber(actual, locale),
          })}
        </p>
      ))}
    </Note>
  )
}

/** Names by product id, as far as the shop sells them; what was refused is in no cart that could tell them. */
function useProductNames(lines: readonly CartDifference[]): Readonly<Partial<Record<string, string>>> {
  const { catalog } = useShop()
  const [names, setNames] = useState({})
  useEffect(() => {
    const end = new AbortController()
    const ids = lines.flatMap(({ productId }) => productId ?? [])
    if (ids.length === 0) return undefined
    catalog.listProducts(ids, end).then(
      (products) =>
        setNames(Object.fromEntries(products.map(({ id, fields }) => [id, readProductFacts(fields).name]))),
      // Without names the quantities are told all the same.
      () => undefined,
    )
    return () => end.abort()
  }, [catalog, lines])
  return names
}
