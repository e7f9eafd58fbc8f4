import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useResendWait } from './use-resend-wait'

/** Sends the same form without an intent, which asks for another code; the first minute it waits. */
export function ResendButton() {
  const { t } = useTranslation('password')
  const seconds = useResendWait()
  return (
    <Button variant="secondary" disabled={seconds > 0}>
      {seconds > 0 ? t('resendIn', { count: seconds }) : t('resend')}
    </Button>
  )
}
