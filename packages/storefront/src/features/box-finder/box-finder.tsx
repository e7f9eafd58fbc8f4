import { useBoxFinder } from '@cartonnage/react-hooks'
import { isWithin } from '@cartonnage/sdk/rules'
import type { FocusEvent, RefObject } from 'react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BoxIcon, ChevronDownIcon, ChevronLeftIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import styles from './box-finder.module.css'
import { FinderPanel } from './finder-panel'
import { finderFormId } from './finder-form-id'
import { useFinderPage } from './use-finder-page'
import { useNewValue } from './use-new-value'

const isNarrow = () => isWithin(globalThis.innerWidth, 'boxFinder')

/** Somebody who opens the panel in a wide window types at once; on a phone that would bring up the keyboard. */
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
 * The Box Finder of the header [2.4]: a button, and the panel that it opens over the header's row, or over the whole
 * screen of a phone. Native, so it opens and searches without scripts; its head is also the way to close it.
 */
export function BoxFinder() {
  const { t } = useTranslation(['box-finder', 'common'])
  const page = useFinderPage()
  const finder = useBoxFinder(page)
  const { isOpen, isAutomatic, detailsProps } = finder
  useFirstField(isOpen, detailsProps.ref)
  useNewValue(page.missing && JSON.stringify(page.page.fields), {
    isReady: isOpen && !isNarrow(),
    call: () => detailsProps.ref.current?.querySelector<HTMLElement>('[data-page-focus]')?.focus(),
  })
  // On a phone the panel hides the page: what is behind it cannot have the focus.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
    if (isLeft && isOpen && isNarrow()) finder.toggle()
  }
  return (
    <>
      <span className={styles['or']}>
        {t('or')} <span className={styles['orMore']}>{t('orMore')}</span>
      </span>
      {isAutomatic ? (
        // Until the page is alive the panel is hidden on a phone; the same fields stand in the page.
        <a className={joinClasses(styles['button'], styles['jump'])} href={`#${finderFormId}`}>
          <BoxIcon size={22} />
          {t('button')}
        </a>
      ) : null}
      <details
        {...detailsProps}
        className={styles['finder']}
        data-box-finder
        data-automatic={isAutomatic ? '' : undefined}
        data-low={page.hasGoods ? '' : undefined}
        onBlur={closeBehind}
        suppressHydrationWarning
      >
        <summary className={styles['button']}>
          <span className={styles['open']}>
            <BoxIcon size={22} />
            {t('button')}
          </span>
          <span className={styles['collapse']}>
            {t('collapse')}
            <ChevronDownIcon className={joinClasses(styles['up'])} size={17} />
          </span>
          <span className={styles['back']}>
            <ChevronLeftIcon size={22} />
            {t('common:back')}
          </span>
        </summary>
        <FinderPanel finder={finder} page={page} />
      </details>
    </>
  )
}
