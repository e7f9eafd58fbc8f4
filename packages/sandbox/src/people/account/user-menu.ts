import { type ShopLocale, translate, type Translations } from '../../shop'

const german = {
  orders: 'Bestellungen',
  quickOrder: 'Schnellbestellung',
  carts: 'Warenkörbe',
  lists: 'Meine Listen',
  addresses: 'Adressen',
  profile: 'Profil',
  offers: 'Meine Angebote',
  products: 'Meine Produkte',
  quotes: 'Alle Angebote',
  accounts: 'Konto wechseln',
  logout: 'Abmelden',
}

const labels: Translations<typeof german> = {
  de: german,
  'de-CH': { ...german, offers: 'Meine Offerten', quotes: 'Alle Offerten' },
  fr: {
    orders: 'Commandes',
    quickOrder: 'Commande rapide',
    carts: 'Paniers',
    lists: 'Mes listes',
    addresses: 'Adresses',
    profile: 'Profil',
    offers: 'Mes offres',
    products: 'Mes produits',
    quotes: 'Toutes les offres',
    accounts: 'Changer de compte',
    logout: 'Se déconnecter',
  },
  en: {
    orders: 'Orders',
    quickOrder: 'Quick order',
    carts: 'Carts',
    lists: 'My lists',
    addresses: 'Addresses',
    profile: 'Profile',
    offers: 'My offers',
    products: 'My products',
    quotes: 'All quotes',
    accounts: 'Switch account',
    logout: 'Log out',
  },
}

interface MenuBuyer {
  readonly userType: 'business' | 'private'
  readonly managesAccounts: boolean
}

/**
 * A buyer's menu, with the page for switching accounts only for a buyer of several. The list of all quotes is for firms:
 * a private buyer has no others than the own ones, which are a page of their own.
 */
export function userMenu(locale: ShopLocale, { userType, managesAccounts }: MenuBuyer) {
  const { orders, quickOrder, carts, lists, addresses, profile, offers, products, quotes, accounts, logout } =
    translate(labels, locale)
  return [
    { Id: '0NVCN0000000001AAA', Label: orders, Type: 'InternalLink', Target: '/my/orders' },
    { Id: '0NVCN0000000009AAA', Label: quickOrder, Type: 'InternalLink', Target: '/quick-order' },
    { Id: '0NVCN0000000008AAA', Label: carts, Type: 'InternalLink', Target: '/my/carts' },
    { Id: '0NVCN0000000010AAA', Label: lists, Type: 'InternalLink', Target: '/my/lists' },
    { Id: '0NVCN0000000007AAA', Label: addresses, Type: 'InternalLink', Target: '/my/addresses' },
    { Id: '0NVCN0000000011AAA', Label: profile, Type: 'InternalLink', Target: '/my/profile' },
    { Id: '0NVCN0000000004AAA', Label: offers, Type: 'InternalLink', Target: '/my/offers' },
    { Id: '0NVCN0000000005AAA', Label: products, Type: 'InternalLink', Target: '/my/products' },
    ...(userType === 'business'
      ? [
          {
            Id: '0NVCN0000000006AAA',
            Label: quotes,
            Type: 'SalesforceObject',
            Target: 'Quote',
            defaultListViewId: '00BCN0000000001AAA',
          },
        ]
      : []),
    ...(managesAccounts
      ? [{ Id: '0NVCN0000000003AAA', Label: accounts, Type: 'InternalLink', Target: '/my/accounts' }]
      : []),
    { Id: '0NVCN0000000002AAA', Label: logout, Type: 'Event', Target: 'Logout' },
  ]
}
