import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewsRegion } from '../../components/news-region'
import { useSettled } from '../../components/use-settled'
import type { ProductSort } from '../product/product-sort'
import { useSortLabel } from './sort-label'

/** Says a new order of the list once; nothing of the first one. */
export function SortNews({ sort }: { readonly sort: ProductSort }) {
  const { t } = useTranslation('category')
  const label = useSortLabel()
  const [first] = useState(sort)
  const [said, setSaid] = useState('')
  const isNews = said !== '' || sort !== first
  useSettled(isNews ? t('sort.sorted', { order: label(sort) }) : undefined, setSaid)
  return <NewsRegion sentence={said} />
}
