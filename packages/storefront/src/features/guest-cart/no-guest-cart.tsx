import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { paths } from '../../app/paths'
import { buttonClass } from '../../components/button'
import { NoteWithAction } from '../cart/note-with-action'

/** In this shop guests have no cart [6-5]. What one gathered before comes along when it is signed in for. */
export function NoGuestCart({ hasLines }: { readonly hasLines: boolean }) {
  const { t } = useTranslation('guest-cart')
  const [guestCart, buyerCart] = [useHref(paths.guestCart()), useHref(paths.cart(currentCart))]
  return (
    <NoteWithAction
      kind="info"
      way={
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={paths.login({ startUrl: hasLines ? guestCart : buyerCart })}
        >
          {t('notAllowed.action')}
        </Link>
      }
    >
      {t(hasLines ? 'notAllowed.textWithLines' : 'notAllowed.text')}
    </NoteWithAction>
  )
}
