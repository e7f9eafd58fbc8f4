import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { useResponseFocus } from '../../forms/use-response-focus'
import { paths } from '../../shell/paths'
import { shopSettings } from '../../shell/shop-settings'
import type { WithdrawalResponse } from './data/withdrawal-action'
import { DeclarationDetails } from './declaration-details'
import type { Declaration } from './declaration-fields'
import styles from './withdrawal-page.module.css'

interface MailStepProps {
  readonly response: Extract<WithdrawalResponse, { step: 'mail' }>
}

/** Step 2 where nothing receives declarations: the same declaration as a mail that only has to be sent. */
export function MailStep({ response }: MailStepProps) {
  const { t } = useTranslation('withdrawal')
  const heading = useResponseFocus<HTMLHeadingElement>(response)
  const href = useMailHref(response.declaration)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('mail.title')}
      </h1>
      <p className={styles.lead}>{t('mail.lead')}</p>
      <p className={styles.declaration}>{t('review.declaration')}</p>
      <DeclarationDetails declaration={response.declaration} />
      <div className={styles.actions}>
        <a className={buttonClass({ variant: 'primary', size: 'prominent' })} href={href}>
          {t('mail.write')}
        </a>
        <Link className="link" to={paths.service('contact')}>
          {t('problems.contact')}
        </Link>
      </div>
    </>
  )
}

/** The mail with its subject and text. */
function useMailHref({ name, orderReferenceNumber, email, lines }: Declaration): string {
  const { t } = useTranslation('withdrawal')
  const { email: to } = shopSettings[useShopClient().shop]
  const text = [
    t('review.declaration'),
    `${t('fact.order')}: ${orderReferenceNumber}`,
    `${t('fact.goods')}: ${lines.length === 0 ? t('declare.whole') : lines.join('; ')}`,
    `${t('fact.name')}: ${name}`,
    `${t('fact.email')}: ${email}`,
  ]
  const subject = `${t('title')}: ${orderReferenceNumber}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.join('\r\n'))}`
}
