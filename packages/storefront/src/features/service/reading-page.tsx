import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import type { PageGroup } from './page-list'
import { PageList } from './page-list'
import styles from './reading-page.module.css'
import { ReadingText } from './reading-text'

export interface ReadingPageProps {
  readonly heading: string
  readonly text: string
  /** What stands in the place of `![name]` in the text. */
  readonly figures?: Readonly<Record<string, ReactNode>>
  /** Says at the end that the text is a placeholder of a demonstration. */
  readonly isLegal?: boolean
  /** The pages of the kind, with the name of their list. */
  readonly list: { readonly label: string; readonly groups: readonly PageGroup[] }
  /** What one can do on the page, after its text. */
  readonly children?: ReactNode
}

/** A page to read, and to print, with the way to the others of its kind. */
export function ReadingPage({ heading, text, figures, isLegal = false, list, children }: ReadingPageProps) {
  const { t } = useTranslation('service')
  return (
    <div className={joinClasses('container', styles['page'])}>
      <article>
        <h1>{heading}</h1>
        <ReadingText text={text} figures={figures} />
        <div className={styles['action']}>{children}</div>
        {isLegal ? <p className={styles['demo']}>{t('demo')}</p> : null}
      </article>
      <PageList {...list} />
    </div>
  )
}
