import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'

/** Says that a form holds again what was typed before signing in. */
export function TypedAddressNote() {
  const { t } = useTranslation('addresses')
  return (
    <Note kind="info" role="status">
      {t('typedAgain')}
    </Note>
  )
}
