import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { goToField } from '../../forms/go-to-field'

/** The id of a line's element. */
export const lineElementId = (id: string): string => `line-${id}`

interface BlockedNoteProps {
  /** For the button that it explains. */
  readonly id: string
  /** The lines that block; at least one. */
  readonly lineIds: readonly string[]
}

/** Says how many lines prevent the order, as a link to the first of them. */
export function BlockedNote({ id, lineIds }: BlockedNoteProps) {
  const { t } = useTranslation('cart')
  const [first = ''] = lineIds
  return (
    <Note kind="error" inline>
      <a id={id} className="link" href={`#${lineElementId(first)}`} onClick={goToField}>
        {t('blocked', { count: lineIds.length })}
      </a>
    </Note>
  )
}
