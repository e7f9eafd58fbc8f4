import type { FocusEvent, KeyboardEvent } from 'react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { closeAll } from '../../shell/use-closing-details'
import { Flag } from '../../components/flag'
import { ChevronLeftIcon, ChevronRightIcon } from '../../components/icons'
import { useOnChange } from '../../components/use-on-change'
import { Languages } from './languages'
import styles from './region-panel.module.css'
import { RegionQuestion } from './region-question'
import { Regions } from './regions'
import { useRegionMenu } from './use-region-menu'

/**
 * Region and language in narrow windows, inside the menu: a button, and a panel over the whole window. While it is open
 * the button is the panel's Back, so both work without scripts.
 */
export function RegionPanel() {
  const { t } = useTranslation(['region', 'common'])
  const details = useRef<HTMLDetailsElement>(null)
  useOnChange(useLocation().key, () => closeAll(details.current))
  const closePanel = () => close(details.current)
  const picker = useRegionMenu(closePanel)
  if (picker === undefined) return null
  return (
    <>
      <details
        ref={details}
        className={styles.menu}
        data-region-panel
        suppressHydrationWarning
        onKeyDown={onEscape}
        onBlur={closeBehind}
      >
        <summary className={styles.head}>
          <span className={styles.open}>
            <Flag countryCode={picker.selected.countryCode} />
            {t('change')}
            <ChevronRightIcon size={20} />
          </span>
          <span className={styles.back}>
            <ChevronLeftIcon size={20} />
            {t('common:back')}
          </span>
        </summary>
        <div className={styles.panel}>
          <p className={styles.heading}>{t('panel')}</p>
          <Languages />
          <Regions picker={picker} onOpenOther={closePanel} />
        </div>
      </details>
      <RegionQuestion picker={picker} />
    </>
  )
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

/** Closes the panel when the focus moves to an element behind it, but not when it moves to a dialog above it. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (relatedTarget.closest('dialog') === null) currentTarget.open = false
}
