import { useCombobox, useShopClient, useSuggestions, useTypedText } from '@cartonnage/react-hooks'
import { boxFinderPath } from '@cartonnage/sdk/rules'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useCategoryLinks } from '../../app/use-category-links'
import { ProductOption, SizeOption, TextOption } from './suggestion-options'
import { OptionGroup } from './option-group'
import styles from './suggestion-list.module.css'
import { thumbnailScale } from './thumbnail-scale'
import { fewestLetters, loadSuggestions, readSizeOffer } from './suggestions'
import type { Suggestions } from './suggestions'

export interface SuggestionListProps {
  /** The search field. */
  readonly input: HTMLInputElement | null
}

const none: Suggestions = { products: [], categories: [], terms: [] }

/** What the shop offers for the text in the search field: the Box Finder for a size, articles, categories, terms. */
export function SuggestionList({ input }: SuggestionListProps) {
  const { t } = useTranslation('search')
  const { events, locale } = useShopClient()
  const { to } = useCategoryLinks()
  const text = useTypedText(input)
  const { products, categories, terms } = useFound(text)
  const size = readSizeOffer(text, locale)
  const scale = thumbnailScale(products.map(({ attributes }) => attributes.innerSize))
  const all = [...(size === undefined ? [] : ['size']), ...keysOf({ products, categories, terms })]
  const keys = text.trim() === '' ? [] : all
  const { isOpen, close, listProps, optionProps } = useCombobox({ input, keys })
  useClosedAfterNavigation(close)
  /** The text has done its work; a page of results brings its own. */
  const choose = () => {
    input?.form?.reset()
    close()
  }
  const search = () => {
    events.emit('search')
    close()
  }
  const option = (key: string, onClick: () => void) => ({ ...optionProps(key), onClick })
  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen ? t('status', { count: keys.length }) : ''}
      </p>
      {isOpen ? (
        <div className={styles['list']} {...listProps} aria-label={t('suggestions')}>
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

/** No article or category is called like this. */
const termKey = (term: string) => `term ${term}`

const keysOf = ({ products, categories, terms }: Suggestions): readonly string[] => [
  ...[...products, ...categories].map(({ id }) => id),
  ...terms.map(termKey),
]

/** A failed answer shows nothing, and the log hears of the first one: the search itself works without. */
function useFound(text: string): Suggestions {
  const shop = useShopClient()
  const isReported = useRef(false)
  const found = useSuggestions({
    text: text.trim().length < fewestLetters ? '' : text,
    load: (typed, signal) => loadSuggestions(shop, typed, signal),
    onFailure: (error) => {
      if (!isReported.current) shop.reportFailure(error, 'suggestions')
      isReported.current = true
    },
  })
  return found ?? none
}

/** Another page: the list has done its work. What was typed before the list's code came opens it. */
function useClosedAfterNavigation(close: () => void): void {
  const { key } = useLocation()
  const shown = useRef(key)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    latest.current()
  }, [key])
}
