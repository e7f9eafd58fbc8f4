import type { texts as source } from '../en-US/user-menu'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  guestFirst: 'Registrieren',
  guestSecond: 'oder anmelden',
  menu: 'Ihr Konto',
  orderingFor: 'Sie bestellen für',
  effectiveAccount: 'Konto, für das Sie bestellen',
  switch: 'Konto wechseln',
  own: 'Zurück zum eigenen Konto',
  orders: 'Bestellungen',
  carts: 'Warenkörbe',
  lists: 'Meine Listen',
  addresses: 'Adressen',
  profile: 'Profil',
  signOut: 'Abmelden',
}
