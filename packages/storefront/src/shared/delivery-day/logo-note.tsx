import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'

interface LogoNoteProps {
  /** Undefined for a product that is no longer sold. */
  readonly attributes: { readonly isPrinted: boolean } | undefined
}

/** At what is printed for the buyer: how the seller gets the logo. */
export function LogoNote({ attributes }: LogoNoteProps) {
  const { t } = useTranslation('delivery')
  if (attributes?.isPrinted !== true) return null
  return (
    <Note kind="info" inline>
      {t('logo')}
    </Note>
  )
}
