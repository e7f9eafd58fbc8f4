import { useShopClient } from '@cartonnage/react-hooks'
import type { RequestDraft } from '@cartonnage/sdk/rules'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../components/button'
import { useResponseFocus } from '../../forms/use-response-focus'
import { useRequestText } from '../../shared/requests/use-request-text'
import type { RequestResponse } from './data/request-action'
import { RequestDetails } from './request-details'
import styles from './request.module.css'
import { useSalesDesk } from './use-sales-desk'

interface MailStepProps {
  readonly response: Extract<RequestResponse, { step: 'mail' }>
}

/** Where nothing takes requests: the same request as a mail that only has to be sent, and the telephone number. */
export function MailStep({ response }: MailStepProps) {
  const { t } = useTranslation('request')
  const heading = useResponseFocus<HTMLHeadingElement>(response)
  const { phone } = useSalesDesk()
  const href = useMailHref(response.request)
  return (
    <article className={`container ${styles.sent}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t('mail.title')}
      </h1>
      <p className="type-lead">{t('mail.lead', { phone })}</p>
      <RequestDetails request={response.request} />
      <div className={styles.actions}>
        <a className={buttonClass({ variant: 'primary', size: 'prominent' })} href={href}>
          {t('mail.write')}
        </a>
      </div>
    </article>
  )
}

/** The mail with its subject and text. */
function useMailHref(request: RequestDraft): string {
  const { t } = useTranslation('request')
  const { locale } = useShopClient()
  const { email } = useSalesDesk()
  const { box } = useRequestText()
  const { quantities, wishedDate, remark, contact } = request
  const lines = [
    box(request),
    `${t('fact.quantities')}: ${quantities.map((quantity) => formatNumber(quantity, locale)).join(', ')}`,
    ...(wishedDate === null ? [] : [`${t('fact.wishedDate')}: ${wishedDate}`]),
    ...(remark === '' ? [] : [remark]),
    ...(contact === null
      ? []
      : [[contact.name, contact.company, contact.email, contact.phone].filter(Boolean).join(', ')]),
  ]
  return `mailto:${email}?subject=${encodeURIComponent(t('title'))}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
