import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog'
import { ConsentSettings } from './consent-settings'

export interface ConsentDialogProps {
  readonly onClose: () => void
}

/** The settings in a dialog; saving closes it. */
export function ConsentDialog({ onClose }: ConsentDialogProps) {
  const { t } = useTranslation('consent')
  return (
    <Dialog isOpen onClose={onClose} heading={t('settingsHeading')} closeLabel={t('close')}>
      <ConsentSettings onSaved={onClose} />
    </Dialog>
  )
}
