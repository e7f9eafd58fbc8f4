import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { NewsRegion } from '../../components/news-region'
import { addNamespaces } from '../../i18n/create-i18n'
import { useOnChange } from '../../components/use-on-change'
import { FacetPanel } from './facet-panel'
import { loadLaterPart } from './load-later-part'
import styles from './narrowed-list.module.css'
import type { Narrowing } from './narrowing'
import { useChosenFacets } from './use-chosen-facets'
import { useListBusy } from './use-list-busy'

export interface NarrowedListProps {
  readonly narrowing: Narrowing
  /** Products that obey the choices. */
  readonly total: number
  /** What of them is shown, where that is a part. */
  readonly part?: string | undefined
  /** What else is above the list, such as its order. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A list with its facets: beside it in wide windows, in a sheet in narrow ones. Its heading is the number of products. */
export function NarrowedList({ narrowing, total, part, tools, children }: NarrowedListProps) {
  const { groups, choices, ways, all, search } = narrowing
  const isBusy = useListBusy()
  const count = useCount(total, narrowing)
  const { news, heading, onFocus } = useNews(count)
  const hasFacets = groups.length > 0
  return (
    <div className={hasFacets ? 'layout-category' : undefined} onFocusCapture={onFocus}>
      {hasFacets ? <FacetPanel groups={groups} search={search} isBusy={isBusy} /> : null}
      <div aria-busy={isBusy} className={styles.list}>
        <div className={styles.tools}>
          <h2 ref={heading} tabIndex={-1} className={styles.count}>
            {part ?? count}
          </h2>
          {choices > 0 ? <Chips groups={groups} /> : null}
          {hasFacets ? <SheetButton narrowing={narrowing} total={total} /> : null}
          {tools}
        </div>
        {total === 0 ? <Nothing groups={groups} ways={ways} all={all} /> : children}
      </div>
      <NewsRegion sentence={isBusy ? '' : news} />
    </div>
  )
}

function Chips({ groups }: Pick<Narrowing, 'groups'>) {
  const { FacetChips } = useChosenFacets()
  return <FacetChips groups={groups} />
}

function Nothing(props: Pick<Narrowing, 'groups' | 'ways' | 'all'>) {
  const { NothingLeft } = useChosenFacets()
  return <NothingLeft {...props} />
}

/** The number of products, of a narrowed list with that of all. */
function useCount(total: number, { all, choices }: Narrowing): string {
  const { t } = useTranslation('facets')
  const { locale } = useShopClient()
  const number = formatNumber(total, locale)
  return choices === 0
    ? t('count', { count: total, number })
    : t('countOf', { count: all, number, all: formatNumber(all, locale) })
}

/**
 * What is said after a navigation that has changed what is chosen, and nothing after any other. Where what was pressed is
 * gone, the heading gets the focus and says it.
 */
function useNews(sentence: string) {
  const { key, search } = useLocation()
  const [news, setNews] = useState({ key, choices: choicesIn(search), sentence: '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = useRef<Element>(null)
  useOnChange(key, () => {
    const choices = choicesIn(search)
    const isGone = focused.current?.isConnected === false
    if (isGone) heading.current?.focus({ preventScroll: true })
    setNews({ key, choices, sentence: choices === news.choices || isGone ? '' : sentence })
  })
  // Events in the sheet arrive here too.
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(target)) focused.current = target
  }
  return { news: news.key === key ? news.sentence : '', heading, onFocus }
}

function choicesIn(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.delete('sort')
  return query.toString()
}

/** Opens the sheet, whose code is fetched then; without scripts it leads to the form. */
function SheetButton({ narrowing, total }: Pick<NarrowedListProps, 'narrowing' | 'total'>) {
  const { t, i18n } = useTranslation('facets')
  const [Sheet, setSheet] = useState<Awaited<ReturnType<typeof loadLaterPart>>['FacetSheet']>()
  const { reportFailure } = useShopClient()
  const { choices } = narrowing
  return (
    <>
      <a
        href="#filter"
        data-replay=""
        className={joinClasses(buttonClass(), styles.open)}
        onClick={(event) => {
          event.preventDefault()
          Promise.all([loadLaterPart(), addNamespaces(i18n, ['facet-sheet'])]).then(
            ([{ FacetSheet }]) => setSheet(() => FacetSheet),
            (error: unknown) => reportFailure(error, 'the sheet of facets'),
          )
        }}
      >
        {choices === 0 ? t('label') : t('openChosen', { choices })}
      </a>
      {Sheet ? <Sheet narrowing={narrowing} total={total} onClose={() => setSheet(undefined)} /> : null}
    </>
  )
}
