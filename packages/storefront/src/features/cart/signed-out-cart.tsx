import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { NoteWithAction } from './note-with-action'

/** Stands where the cart of a buyer was who is not signed in any more: it is not empty, only out of sight. */
export function SignedOutCart() {
  const { t } = useTranslation('cart')
  const startUrl = useHref(paths.cart(currentCart))
  const signIn = useHref(paths.login({ startUrl, hasEnded: true }))
  return (
    <NoteWithAction
      kind="info"
      role="alert"
      way={
        <a className={buttonClass({ variant: 'primary' })} href={signIn}>
          {t('signedOut.action')}
        </a>
      }
    >
      {t('signedOut.text')}
    </NoteWithAction>
  )
}
