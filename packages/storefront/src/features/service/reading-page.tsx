import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import styles from './reading-page.module.css'
import { ReadingText } from './reading-text'

export interface ReadingPageProps {
  readonly heading: string
  readonly text: string
  /** Says first that the text is a placeholder of a demonstration. */
  readonly isLegal?: boolean
  /** What one can do on the page, after its text. */
  readonly children?: ReactNode
}

/** A page to read, and to print. */
export function ReadingPage({ heading, text, isLegal = false, children }: ReadingPageProps) {
  const { t } = useTranslation('service')
  return (
    <article className={joinClasses('container', styles['page'])}>
      <h1>{heading}</h1>
      {isLegal ? <p className={styles['demo']}>{t('demo')}</p> : null}
      <ReadingText text={text} />
      <div className={styles['action']}>{children}</div>
    </article>
  )
}
