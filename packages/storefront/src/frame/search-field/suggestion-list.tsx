import { hasOwnFields } from '../../shell/own-fields'
import { useCombobox, useShopClient, useSuggestions, useEnteredText } from '@cartonnage/react-hooks'
import { boxFinderPath } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { Children, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useCategoryLinks } from '../../shell/use-category-links'
import { useOnChange } from '../../components/use-on-change'
import { listScale, sharedScale } from '../../drawing/scale'
import { usePriceView } from '../../shared/price/use-price-view'
import type { ListedProduct } from '../../shared/product/listed-product'
import styles from './suggestion-list.module.css'
import { ProductOption, SizeOption, TextOption } from './suggestion-options'
import { findSuggestedDimensions, loadSuggestions, minimumLetters } from './suggestions'
import type { Suggestions } from './suggestions'

export interface SuggestionListProps {
  /** The search field. */
  readonly input: HTMLInputElement | null
}

const noSuggestions: Suggestions = { products: [], categories: [], terms: [] }

/** The space for a picture next to a suggestion, in px, and its usual scale. */
const pictureScale = { fit: { width: 40, height: 40 }, usual: listScale.thumbnail }

const innerSizeOf = ({ attributes }: ListedProduct) => attributes.innerSize

/** Suggestions for the text in the search field: the Box Finder for dimensions, products, categories, terms. */
export function SuggestionList({ input }: SuggestionListProps) {
  const { t } = useTranslation('search')
  const client = useShopClient()
  const { to } = useCategoryLinks()
  const text = useEnteredText(input)
  const { products, categories, terms } = useLoadedSuggestions(text)
  const size = hasOwnFields(client) ? findSuggestedDimensions(text, client.locale) : undefined
  const scale = sharedScale(products.map(innerSizeOf), pictureScale)
  const all = [...(size === undefined ? [] : ['size']), ...keysOf({ products, categories, terms })]
  const keys = text.trim() === '' ? [] : all
  const { isOpen, close, listProps, optionProps } = useCombobox({ input, keys })
  useOnChange(useLocation().key, close)
  /** Clears the field: a page of results sets its own term. */
  const choose = () => {
    input?.form?.reset()
    close()
  }
  const search = () => {
    client.events.emit('search')
    close()
  }
  const option = (key: string, onClick: () => void) => ({ ...optionProps(key), onClick })
  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen ? t('status', { count: keys.length }) : ''}
      </p>
      {isOpen ? (
        <div className={styles.list} {...listProps} aria-label={t('suggestions')}>
          {size === undefined ? null : (
            <SizeOption size={size} to={boxFinderPath(size)} {...option('size', search)} />
          )}
          <OptionGroup label={t('articles')} hasPrices>
            {products.map((product) => (
              <ProductOption
                key={product.id}
                product={product}
                scale={scale}
                {...option(product.id, choose)}
              />
            ))}
          </OptionGroup>
          <OptionGroup label={t('categories')}>
            {categories.map((item) => (
              <TextOption key={item.id} to={to(item)} {...option(item.id, choose)}>
                {item.title}
              </TextOption>
            ))}
          </OptionGroup>
          <OptionGroup label={t('terms')}>
            {terms.map((term) => (
              <TextOption key={term} to={paths.search(term)} {...option(termKey(term), search)}>
                {term}
              </TextOption>
            ))}
          </OptionGroup>
        </div>
      ) : null}
    </>
  )
}

/** Different from the ids of products and categories. */
const termKey = (term: string) => `term ${term}`

const keysOf = ({ products, categories, terms }: Suggestions): readonly string[] => [
  ...[...products, ...categories].map(({ id }) => id),
  ...terms.map(termKey),
]

/** Empty after a failure, of which only the first is logged: the search works without suggestions. */
function useLoadedSuggestions(text: string): Suggestions {
  const shop = useShopClient()
  const isReported = useRef(false)
  const found = useSuggestions({
    text: text.trim().length < minimumLetters ? '' : text,
    load: (typed, signal) => loadSuggestions(shop, typed, signal),
    onFailure: (error) => {
      if (!isReported.current) shop.reportFailure(error, 'suggestions')
      isReported.current = true
    },
  })
  return found ?? noSuggestions
}

interface OptionGroupProps {
  readonly label: string
  /** The heading says whether the prices include VAT. */
  readonly hasPrices?: boolean
  readonly children: ReactNode
}

/** Options of one kind under their heading; nothing without options. */
function OptionGroup({ label, hasPrices = false, children }: OptionGroupProps) {
  const id = useId()
  const { mainLabel } = usePriceView()
  if (Children.count(children) === 0) return null
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        <span>{label}</span>
        {hasPrices ? <span>{mainLabel}</span> : null}
      </p>
      {children}
    </div>
  )
}
