import { useFacets, useFeature, useShopClient } from '@cartonnage/react-hooks'
import { catalog } from '@cartonnage/sdk'
import type { FacetDefinition, FacetSelection, ShopLocale } from '@cartonnage/sdk/rules'
import { formatNumber, readFacets, shopFacets, toRefinements } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/button'
import { Dialog } from '../../../components/dialog'
import { NewsRegion } from '../../../components/news-region'
import { usePageQuery } from '../../../shell/use-shared-location'
import { goodsFacets } from '../data/goods-facets'
import { changedRange, type ChangedRange } from './changed-range'
import { FacetGroups } from '../facet-groups'
import styles from './facet-sheet.module.css'
import type { Narrowing } from '../narrowing'

export interface FacetSheetProps {
  readonly narrowing: Narrowing
  readonly total: number
  readonly onClose: () => void
}

/** The facets in a sheet over the whole window: choices are collected and counted, and applied by its button. */
export function FacetSheet({ narrowing, total, onClose }: FacetSheetProps) {
  const { t } = useTranslation('facet-sheet')
  const { locale } = useShopClient()
  const navigate = useNavigate()
  const table = narrowing.search.dimensions ? goodsFacets : shopFacets
  const facets = useFacets({
    groups: narrowing.groups,
    total,
    query: usePageQuery(),
    count: useCount(narrowing, table),
    table,
    navigate: (query) => {
      onClose()
      void navigate({ search: query.toString() }, { preventScrollReset: true })
    },
  })
  // The fields keep what is pressed; a new form forgets it.
  const [form, setForm] = useState(0)
  const clearAll = () => {
    facets.clearAll()
    setForm(form + 1)
  }
  const showText =
    facets.total === undefined
      ? t('showAny')
      : t('show', { count: facets.total, number: formatNumber(facets.total, locale) })
  return (
    <Dialog isOpen size="full" heading={t('heading')} closeLabel={t('close')} onClose={onClose}>
      <form
        key={form}
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.type === 'checkbox')
            facets.choose(target.name, target.value)
        }}
        onBlur={(event) => {
          const range = changedRange(event)
          if (range) facets.setRange(range.parameter, readRange(range, locale))
        }}
      >
        <FacetGroups groups={facets.groups} />
      </form>
      <div className={styles.actions}>
        {facets.error === undefined ? null : <p role="alert">{t('notCounted')}</p>}
        <Button variant="text" type="button" onClick={clearAll} disabled={facets.chips.length === 0}>
          {t('clear')}
        </Button>
        <Button variant="primary" size="prominent" type="button" onClick={facets.apply}>
          {showText}
        </Button>
      </div>
      <NewsRegion sentence={facets.total === undefined ? '' : showText} />
    </Dialog>
  )
}

/** What two fields hold, as a form's query is read. */
function readRange({ parameter, texts }: ChangedRange, locale: ShopLocale) {
  const query = new URLSearchParams(texts.map((text) => [parameter, text]))
  const [choice] = readFacets(query, { locale })
  return choice && 'range' in choice ? choice.range : null
}

/** Counts a selection by the list's own search. */
function useCount({ search: input }: Narrowing, table: readonly FacetDefinition[]) {
  const { search } = useFeature(catalog)
  return (selection: FacetSelection, signal: AbortSignal) => {
    const refinements = toRefinements(selection, table)
    return search({ ...input, pageSize: 1, fields: ['Name'], refinements }, { signal })
  }
}
