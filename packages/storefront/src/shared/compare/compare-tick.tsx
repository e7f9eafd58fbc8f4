import { useCompare, useFeature } from '@cartonnage/react-hooks'
import { comparison } from '@cartonnage/sdk'
import { isCompared, maximumCompared } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../notifications/use-notify'
import styles from './compare.module.css'
import { compareForm } from './compare-form'
import { CompareIcon } from './compare-icon'

interface CompareTickProps {
  readonly id: string
  readonly name: string
  /** `row` takes no room in the row of a list and has a sign for its word; `card` has the word. */
  readonly look: 'row' | 'card'
}

/** The checkbox of a product in a list: without scripts it is sent with the form of the bar below the list. */
export function CompareTick({ id, name, look }: CompareTickProps) {
  const { t } = useTranslation('compare-choice')
  const { isChosen } = useCompare()
  const ref = useRef<HTMLInputElement>(null)
  const { getSnapshot, toggle } = useFeature(comparison)
  const notify = useNotify()
  const set = (isTicked: boolean) => {
    if (isTicked === isCompared(getSnapshot(), id) || toggle(id)) return
    notify({ kind: 'info', title: t('compare'), text: t('full', { most: maximumCompared }) })
  }
  // It may have been ticked before the page worked with scripts.
  const readTick = useEffectEvent(() => {
    if (ref.current?.checked === true) set(true)
  })
  useEffect(() => readTick(), [])
  return (
    <label className={look === 'row' ? styles.tick : styles.named} title={t('compare')}>
      {look === 'row' ? <CompareIcon size={15} className={styles.icon} /> : <span>{t('compare')}</span>}
      <input
        ref={ref}
        type="checkbox"
        name="ids"
        value={id}
        form={compareForm}
        autoComplete="off"
        className={styles.input}
        aria-label={`${t('compare')} ${name}`}
        checked={isChosen(id)}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </label>
  )
}
