import type { BoxFinderFormView, BoxDimension } from '@cartonnage/react-hooks'
import { boxDimensions } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import styles from './dimension-fields.module.css'

export interface DimensionFieldsProps {
  readonly view: Pick<BoxFinderFormView, 'fieldProps' | 'typed'>
  /** The short form beside a heading: no descriptions. */
  readonly isShort?: boolean
  /** The short form as the main thing of a page. */
  readonly isLarge?: boolean
  /** The side that the page asks for: somebody who comes to it goes on there, with and without scripts. */
  readonly missing?: BoxDimension | undefined
}

/** Length, width and height of the goods, in mm [2.4-6..9]. */
export function DimensionFields({ view, isShort = false, isLarge = false, missing }: DimensionFieldsProps) {
  const { t } = useTranslation('box-finder')
  return (
    <div className={joinClasses(styles['fields'], isShort && styles['short'], isLarge && styles['large'])}>
      {boxDimensions.map((side) => {
        const props = view.fieldProps(side)
        return (
          <div key={side} className={styles['field']}>
            <label className={styles['label']} htmlFor={props.id}>
              {t(`${side}.label`)}
            </label>
            <span className={styles['control']}>
              <input
                {...props}
                className={styles['input']}
                autoFocus={side === missing}
                data-page-focus={side === missing ? '' : undefined}
                placeholder={t('unit')}
                maxLength={40}
                enterKeyHint="search"
                aria-describedby={isShort ? undefined : `${props.id}-hint`}
              />
              <span className={styles['unit']} aria-hidden="true">
                {t('unit')}
              </span>
            </span>
            {isShort ? null : (
              <strong className={styles['hint']} id={`${props.id}-hint`}>
                {t(`${side}.hint`)}
              </strong>
            )}
          </div>
        )
      })}
    </div>
  )
}
