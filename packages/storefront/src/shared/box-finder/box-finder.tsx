import { useBoxFinder } from '@cartonnage/react-hooks'
import { isWithin } from '@cartonnage/sdk/rules'
import type { FocusEvent, RefObject } from 'react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BoxIcon, ChevronDownIcon, ChevronLeftIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import { useOnChange } from '../../components/use-on-change'
import styles from './box-finder.module.css'
import { FinderPanel } from './finder-panel'
import { finderFormId, useFinderPage } from './use-finder-page'

const isNarrow = () => isWithin(globalThis.innerWidth, 'boxFinder')

/** Moves the focus from the button to the first empty field in wide windows; on a phone the keyboard would pop up. */
function useFirstField(isOpen: boolean, details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const summary = details.current?.querySelector('summary')
    if (!isOpen || isNarrow() || !summary || document.activeElement !== summary) return
    const fields = [...(details.current?.querySelectorAll('input') ?? [])]
    const first = fields.find(({ value }) => value === '') ?? fields[0]
    first?.focus()
  }, [isOpen, details])
}

/**
 * The Box Finder of the header: a button, and the panel that it opens over the header's row, or over the whole screen
 * of a phone. Native `<details>`, so it opens, closes and searches without scripts.
 */
export function BoxFinder() {
  const { t } = useTranslation(['box-finder', 'common'])
  const page = useFinderPage()
  const finder = useBoxFinder(page)
  const { isOpen, isAutomatic, detailsProps } = finder
  useFirstField(isOpen, detailsProps.ref)
  useOnChange(
    page.missing && JSON.stringify(page.page.fields),
    () => detailsProps.ref.current?.querySelector<HTMLElement>('[data-page-focus]')?.focus(),
    isOpen && !isNarrow(),
  )
  // On a phone the panel covers the page, so nothing behind it may have the focus.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
    if (isLeft && isOpen && isNarrow()) finder.toggle()
  }
  return (
    <>
      <span className={styles.or}>
        {`${t('or')} `}
        <span className={styles.orMore}>{t('orMore')}</span>
      </span>
      {isAutomatic ? (
        // Before hydration the panel is hidden on a phone; the page has the same fields.
        <a className={joinClasses(styles.button, styles.jump)} href={`#${finderFormId}`}>
          <BoxIcon size={22} />
          {t('button')}
        </a>
      ) : null}
      <details
        {...detailsProps}
        className={styles.finder}
        data-box-finder
        data-automatic={isAutomatic ? '' : undefined}
        data-low={page.hasGoods ? '' : undefined}
        onBlur={closeBehind}
        suppressHydrationWarning
      >
        <summary className={styles.button}>
          <span className={styles.open}>
            <BoxIcon size={22} />
            {t('button')}
          </span>
          <span className={styles.collapse}>
            {t('collapse')}
            <ChevronDownIcon className={styles.up} size={17} />
          </span>
          <span className={styles.back}>
            <ChevronLeftIcon size={22} />
            {t('common:back')}
          </span>
        </summary>
        <FinderPanel finder={finder} page={page} />
      </details>
    </>
  )
}
