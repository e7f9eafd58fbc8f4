import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog'
import { ConsentBanner } from './consent-banner'
import { ConsentSettings } from './consent-settings'

export interface ConsentPartsProps {
  /** No choice was made yet. */
  readonly isAsked: boolean
  /** The settings are open. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** The banner that asks, and the settings in a dialog. */
export function ConsentParts({ isAsked, isOpen, onOpen, onClose }: ConsentPartsProps) {
  const { t } = useTranslation('consent')
  return (
    <>
      {isAsked ? <ConsentBanner onSettings={onOpen} /> : null}
      <Dialog isOpen={isOpen} onClose={onClose} heading={t('settingsHeading')} closeLabel={t('close')}>
        <ConsentSettings onSaved={onClose} />
      </Dialog>
    </>
  )
}
