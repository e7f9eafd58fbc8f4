import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { joinClasses } from '../../components/join-classes'
import { PageVersion } from './page-version'
import styles from './reading-page.module.css'
import { readTextBlocks } from './text-blocks'
import type { TextBlock, TextPart } from './text-blocks'

export interface ReadingPageProps {
  readonly heading: string
  readonly text: string
  /** Replacements for `![name]` in the text. */
  readonly figures?: Readonly<Record<string, ReactNode>>
  /** Adds the note that the text is a placeholder of a demonstration. */
  readonly isLegal?: boolean
  /** The day of a text that readers may want to keep, `2026-11-26`. */
  readonly version?: string | undefined
  /** What readers must know first. */
  readonly notice?: ReactNode
  /** The pages of the same kind, with the accessible name of their list. */
  readonly list: { readonly label: string; readonly groups: readonly PageGroup[] }
  /** Actions after the text. */
  readonly children?: ReactNode
}

/** A page of text, also for printing, with links to the others of its kind. */
export function ReadingPage(props: ReadingPageProps) {
  const { heading, text, figures, isLegal = false, version, notice, list, children } = props
  const { t } = useTranslation('service')
  return (
    <div className={joinClasses('container', styles.page)}>
      <article>
        <h1>{heading}</h1>
        {version === undefined ? null : <PageVersion day={version} />}
        {notice === undefined ? null : <div className={styles.notice}>{notice}</div>}
        <ReadingText text={text} figures={figures} />
        <div className={styles.action}>{children}</div>
        {isLegal ? <p className={styles.demo}>{t('demo')}</p> : null}
      </article>
      <PageList {...list} />
    </div>
  )
}

type Figures = Readonly<Record<string, ReactNode>>

interface ReadingTextProps {
  readonly text: string
  /** Replacements for `![name]`. */
  readonly figures?: Figures | undefined
}

/** Renders a text as headings, paragraphs, lists and figures. */
function ReadingText({ text, figures = {} }: ReadingTextProps) {
  return (
    <div className={styles.text}>
      {readTextBlocks(text).map((block, index) => (
        <Block key={index} block={block} figures={figures} />
      ))}
    </div>
  )
}

interface BlockProps {
  readonly block: TextBlock
  readonly figures: Figures
}

function Block({ block, figures }: BlockProps) {
  switch (block.kind) {
    case 'figure':
      return figures[block.name]
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3>{block.text}</h3>
    case 'paragraph':
      return (
        <p>
          <Parts parts={block.parts} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((parts, index) => (
            <li key={index}>
              <Parts parts={parts} />
            </li>
          ))}
        </ul>
      )
  }
}

function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ))
}

function Part({ part }: { readonly part: TextPart }) {
  const { t } = useTranslation('service')
  if (part.kind === 'text') return part.text
  if (part.kind === 'placeholder') {
    return (
      <mark className={styles.placeholder} title={t('placeholder')}>
        {part.text}
      </mark>
    )
  }
  return part.kind === 'page' ? (
    <Link className="link" to={part.href}>
      {part.text}
    </Link>
  ) : (
    <a className="link" href={part.href}>
      {part.text}
    </a>
  )
}

interface PageGroup {
  readonly title: string
  readonly pages: readonly { readonly to: string; readonly title: string }[]
}

/** Links to the pages of the same kind, in groups; next to the text in wide windows, below it in narrow ones. */
function PageList({ label, groups }: { readonly label: string; readonly groups: readonly PageGroup[] }) {
  const { pathname } = useLocation()
  return (
    <nav className={styles.pageList} aria-label={label} data-screen-only>
      {groups.map(({ title, pages }) => (
        <div key={title}>
          <p className={styles.groupTitle}>{title}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.to}>
                <Link
                  className={styles.pageLink}
                  to={page.to}
                  aria-current={pathname === page.to ? 'page' : undefined}
                >
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
