import type { ShopLocale } from '../shop'

const labels: Readonly<Record<ShopLocale, { orders: string; logout: string }>> = {
  de: { orders: 'Bestellungen', logout: 'Abmelden' },
  'de-CH': { orders: 'Bestellungen', logout: 'Abmelden' },
  'fr-CH': { orders: 'Commandes', logout: 'Se déconnecter' },
  'en-US': { orders: 'Orders', logout: 'Log out' },
}

/** A buyer's menu: only pages that exist. */
export function userMenu(locale: ShopLocale) {
  const { orders, logout } = labels[locale]
  return [
    { Id: '0NVCN0000000001AAA', Label: orders, Type: 'InternalLink', Target: '/my/orders' },
    { Id: '0NVCN0000000002AAA', Label: logout, Type: 'Event', Target: 'Logout' },
  ]
}
