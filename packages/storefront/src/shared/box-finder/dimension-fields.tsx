import type { BoxFinderFormView, BoxDimension } from '@cartonnage/react-hooks'
import { boxDimensions } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import styles from './dimension-fields.module.css'
import { problemId } from './finder-messages'

export interface DimensionFieldsProps {
  readonly view: Pick<BoxFinderFormView, 'fieldProps' | 'problem'>
  /** The short form next to a heading, without descriptions. */
  readonly isShort?: boolean
  /** The short form as the main element of a page. */
  readonly isLarge?: boolean
  /** The missing dimension, whose field has the focus when the page opens, with and without scripts. */
  readonly missing?: BoxDimension | undefined
}

/** Length, width and height of the goods, in mm. */
export function DimensionFields({ view, isShort = false, isLarge = false, missing }: DimensionFieldsProps) {
  const { t } = useTranslation('box-finder')
  return (
    <div className={joinClasses(styles.fields, isShort && styles.short, isLarge && styles.large)}>
      {boxDimensions.map((dimension) => {
        const props = view.fieldProps(dimension)
        return (
          <div key={dimension} className={styles.field}>
            <label className={styles.label} htmlFor={props.id}>
              {t(`${dimension}.label`)}
            </label>
            <span className={styles.control}>
              <input
                {...props}
                className={styles.input}
                autoFocus={dimension === missing}
                data-page-focus={dimension === missing ? '' : undefined}
                placeholder={t('unit')}
                maxLength={40}
                enterKeyHint="search"
                aria-describedby={
                  [
                    view.problem(dimension) === undefined ? '' : problemId(props.id),
                    isShort ? '' : `${props.id}-hint`,
                  ]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
              />
              <span className={styles.unit} aria-hidden="true">
                {t('unit')}
              </span>
            </span>
            {isShort ? null : (
              <strong className={styles.hint} id={`${props.id}-hint`}>
                {t(`${dimension}.hint`)}
              </strong>
            )}
          </div>
        )
      })}
    </div>
  )
}
