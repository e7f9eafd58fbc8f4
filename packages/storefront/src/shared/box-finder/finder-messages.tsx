import type { BoxFinderFormView } from '@cartonnage/react-hooks'
import { boxDimensions } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { ErrorIcon } from '../../components/icons'
import styles from './finder-messages.module.css'

/** The id of what is said about a field. */
export const problemId = (fieldId: string): string => `${fieldId}-problem`

interface FinderMessagesProps {
  readonly view: Pick<BoxFinderFormView, 'fieldProps' | 'problem' | 'converted'>
}

/**
 * Below the form: which fields have no dimension, and what was read in another unit. Announced as it changes; nothing that
 * can be pressed moves when it does.
 */
export function FinderMessages({ view }: FinderMessagesProps) {
  const { t } = useTranslation('box-finder')
  const { converted } = view
  const problems = boxDimensions.flatMap((dimension) => {
    const problem = view.problem(dimension)
    return problem === undefined ? [] : [{ dimension, problem }]
  })
  return (
    <div className={styles.messages} role="status">
      {problems.map(({ dimension, problem }) => (
        <p key={dimension} className={styles.problem} id={problemId(view.fieldProps(dimension).id)}>
          <ErrorIcon size={17} />
          {t(`problem.${problem}`, { name: t(`${dimension}.label`) })}
        </p>
      ))}
      {problems.some(({ problem }) => problem === 'missing') ? <p>{t('waits')}</p> : null}
      {converted === null ? null : (
        <p>{t(`read.${converted.unit}`, { size: converted.sizes.join('\u00a0×\u00a0') })}</p>
      )}
    </div>
  )
}
