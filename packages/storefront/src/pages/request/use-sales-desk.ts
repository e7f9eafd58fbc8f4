import { useShopClient } from '@cartonnage/react-hooks'
import { shopSettings } from '../../shell/shop-settings'

/** How the shop is reached by people: its phone number, which stays on one line, and its e-mail address. */
export function useSalesDesk(): { readonly phone: string; readonly email: string } {
  const { phone, email } = shopSettings[useShopClient().shop]
  return { phone: phone.replaceAll(' ', '\u00a0'), email }
}
