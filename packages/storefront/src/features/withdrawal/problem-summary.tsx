import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import type { DeclareStepProps } from './declare-step'
import styles from './withdrawal-page.module.css'

/** Everything that is wrong with the form, each with the way to its field; nothing while all is well. */
export function ProblemSummary({ answer }: DeclareStepProps) {
  const { t } = useTranslation('withdrawal')
  if (answer === undefined || (answer.wrong.length === 0 && !answer.isRefused)) return null
  return (
    <div data-problems="" className={styles['problems']}>
      <Note kind="error" role="alert" title={t('problems.heading')}>
        {answer.isRefused ? <p>{t('problems.refused')}</p> : null}
        <ul>
          {answer.wrong.map((field) => (
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
