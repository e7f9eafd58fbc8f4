import { useCombobox, useEnteredText, useShopClient, useSuggestions } from '@cartonnage/react-hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from '../../../drawing/drawing'
import { listScale, sharedScale } from '../../../drawing/scale'
import { drawnGoods } from '../../../shared/product/drawn-goods'
import { loadProducts } from '../../../shared/product/data/load-products'
import type { ListedProduct } from '../../../shared/product/listed-product'
import { unbroken } from '../../../shared/product/product-name'
import styles from './order-rows.module.css'

interface RowSuggestionsProps {
  /** The field of the article number. */
  readonly input: HTMLInputElement | null
  readonly onChoose: (sku: string) => void
}

/** One letter would match half of the range. */
const minimumLetters = 2
const maximumSuggestions = 6

/** The space for a picture, in px, and its usual scale. */
const pictureScale = { fit: { width: 40, height: 40 }, usual: listScale.thumbnail }

const none: readonly ListedProduct[] = []

/** Items that match what is typed, by number and name. */
export function RowSuggestions({ input, onChoose }: RowSuggestionsProps) {
  const { t } = useTranslation('quick-order')
  const text = useEnteredText(input)
  const products = useFoundProducts(text)
  const scale = sharedScale(
    products.map(({ attributes }) => attributes.innerSize),
    pictureScale,
  )
  const { isOpen, close, listProps, optionProps } = useCombobox({ input, keys: products.map(({ id }) => id) })
  return (
    <>
      <span className="visually-hidden" role="status">
        {isOpen ? t('form.suggested', { count: products.length }) : ''}
      </span>
      {isOpen ? (
        <div className={styles.list} {...listProps} aria-label={t('form.suggestions')}>
          {products.map(({ id, attributes }) => (
            // The field has the keys: Enter presses the option.
            <div
              key={id}
              className={styles.option}
              {...optionProps(id)}
              onClick={() => {
                close()
                onChoose(attributes.sku)
              }}
            >
              <span className={styles.picture}>
                <Drawing kind="goods" attributes={drawnGoods(attributes)} scale={scale} />
              </span>
              <span>
                <strong>{attributes.sku}</strong> {unbroken(attributes.name)}
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}

/** Empty after a failure, of which only the first is logged: a number can be typed without suggestions. */
function useFoundProducts(text: string): readonly ListedProduct[] {
  const shop = useShopClient()
  const isReported = useRef(false)
  const found = useSuggestions({
    text: text.trim().length < minimumLetters ? '' : text,
    load: async (searchTerm, signal) =>
      (await loadProducts(shop, { searchTerm, pageSize: maximumSuggestions }, { signal })).products,
    onFailure: (error) => {
      if (!isReported.current) shop.reportFailure(error, 'suggestions of the quick order')
      isReported.current = true
    },
  })
  return found ?? none
}
