import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { NoteWithAction } from './note-with-action'

/** Replaces the cart of a buyer whose session has ended: the cart is not empty, only out of sight. */
export function SignedOutCart({ page = paths.cart(currentCart) }: { readonly page?: string }) {
  const { t } = useTranslation('cart')
  const startUrl = useHref(page)
  const signIn = useHref(paths.login({ startUrl, hasEnded: true }))
  return (
    <NoteWithAction
      kind="info"
      role="alert"
      action={
        <a className={buttonClass({ variant: 'primary' })} href={signIn}>
          {t('signedOut.action')}
        </a>
      }
    >
      {t('signedOut.text')}
    </NoteWithAction>
  )
}
