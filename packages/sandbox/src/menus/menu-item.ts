import { translate, type ShopLocale, type Translations } from '../shop'

/** An item of a menu as the platform sends it. */
export interface MenuItem {
  readonly label: string
  readonly imageUrl: string | null
  readonly actionType: string
  readonly actionValue: string | null
  readonly target: 'CurrentWindow' | 'NewWindow'
  readonly subMenu: readonly MenuItem[]
  readonly pageReference: object | null
}

/** An item that leads to what `actionValue` says, without a picture. */
export const menuItem = (
  item: Pick<MenuItem, 'label' | 'actionType' | 'actionValue'> & Partial<MenuItem>,
): MenuItem => ({
  imageUrl: null,
  target: item.actionType === 'ExternalLink' ? 'NewWindow' : 'CurrentWindow',
  subMenu: [],
  pageReference: null,
  ...item,
})

const home: Translations = { de: 'Startseite', fr: 'Accueil', en: 'Home' }

/** The link to the home page, which comes first where a call asks for it. */
export const homeItem = (locale: ShopLocale): MenuItem =>
  menuItem({ label: translate(home, locale), actionType: 'InternalLink', actionValue: '/' })
