import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './reading-page.module.css'
import type { TextBlock, TextPart } from './text-blocks'
import { readTextBlocks } from './text-blocks'

type Figures = Readonly<Record<string, ReactNode>>

interface ReadingTextProps {
  readonly text: string
  /** What stands in the place of `![name]`. */
  readonly figures?: Figures | undefined
}

/** A text of ours as headings, paragraphs, lists and figures. */
export function ReadingText({ text, figures = {} }: ReadingTextProps) {
  return (
    <div className={styles['text']}>
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
      return <h2 id={block.id}>{block.text}</h2>
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
  if (part.kind === 'words') return part.text
  if (part.kind === 'placeholder') {
    return (
      <mark className={styles['placeholder']} title={t('placeholder')}>
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
