import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { closeAll } from '../../app/use-closing-details'
import { Flag } from '../../components/flag'
import { ChevronLeftIcon, ChevronRightIcon } from '../../components/icons'
import { Languages } from './languages'
import styles from './region-panel.module.css'
import { RegionQuestion } from './region-question'
import { Regions } from './regions'
import { useRegionMenu } from './use-region-menu'

/**
 * Region and language in narrow windows, inside the menu [2.8-2]: a button, then a panel over the whole window.
 * The button is at the same time the panel's way back, so both work without scripts.
 */
export function RegionPanel() {
  const { t } = useTranslation(['region', 'common'])
  const details = useRef<HTMLDetailsElement>(null)
  useClosedAfterNavigation(details)
  const picker = useRegionMenu(() => close(details.current))
  if (picker === undefined) return null
  return (
    <>
      <details
        ref={details}
        className={styles['menu']}
        data-region-panel
        suppressHydrationWarning
        onKeyDown={onEscape}
        onBlur={closeBehind}
      >
        <summary className={styles['head']}>
          <span className={styles['open']}>
            <Flag countryCode={picker.selected.countryCode} />
            {t('change')}
            <ChevronRightIcon size={20} />
          </span>
          <span className={styles['back']}>
            <ChevronLeftIcon size={20} />
            {t('common:back')}
          </span>
        </summary>
        <div className={styles['panel']}>
          <p className={styles['heading']}>{t('panel')}</p>
          <Languages />
          <Regions picker={picker} />
        </div>
      </details>
      <RegionQuestion picker={picker} />
    </>
  )
}

/** What was opened before the page was alive stays. */
function useClosedAfterNavigation(details: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    closeAll(details.current)
  }, [details, key])
}

function close(details: HTMLDetailsElement | null): void {
  if (details?.open !== true) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/** Closes this panel and not the menu around it. */
function onEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.stopPropagation()
  close(event.currentTarget)
}

/** Who tabs on leaves the panel: what has the focus next would lie under it. The question before a change does not. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (relatedTarget.closest('dialog') === null) currentTarget.open = false
}
