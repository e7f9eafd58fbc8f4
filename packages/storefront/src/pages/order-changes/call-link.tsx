import { useShopClient } from '@cartonnage/react-hooks'
import { formatPhone, phoneHref, readContact } from '@cartonnage/sdk/rules'
import { shopSettings } from '../../shell/shop-settings'

/** The shop's phone number, where it has one. */
export function CallLink() {
  const phone = readContact(shopSettings[useShopClient().shop].phone)
  if (phone === undefined) return null
  return (
    <a className="link no-break" href={phoneHref(phone)}>
      {formatPhone(phone)}
    </a>
  )
}
