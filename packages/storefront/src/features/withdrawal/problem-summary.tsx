import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { FailureText } from '../failures/failure-text'
import type { DeclareStepProps } from './declare-step'
import styles from './withdrawal-page.module.css'

/** Everything that is wrong with the form, each with the way to its field; nothing while all is well. */
export function ProblemSummary({ response }: DeclareStepProps) {
  const { t } = useTranslation('withdrawal')
  if (response === undefined || (response.wrong.length === 0 && response.refusal === undefined)) return null
  const own = { refused: t('problems.refused'), incomplete: t('problems.refused') }
  return (
    <div data-problems="" tabIndex={-1} autoFocus className={styles['problems']}>
      <Note kind="error" role="alert" title={t('problems.heading')}>
        {response.refusal === undefined ? null : <FailureText failure={response.refusal} own={own} />}
        <ul>
          {response.wrong.map((field) => (
            <li key={field}>
              <a className="link" href={`#withdrawal-${field}`}>
                {t(`problems.${field}`)}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
