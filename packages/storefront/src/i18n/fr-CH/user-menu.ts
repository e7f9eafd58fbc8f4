import type { texts as source } from '../en-US/user-menu'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  guestFirst: 'S’inscrire ou',
  guestSecond: 'se connecter',
  menu: 'Votre compte',
  orderingFor: 'Vous commandez pour',
  effectiveAccount: 'Compte pour lequel vous commandez',
  switch: 'Changer de compte',
  own: 'Revenir à votre compte',
  orders: 'Commandes',
  carts: 'Paniers',
  lists: 'Mes listes',
  addresses: 'Adresses',
  profile: 'Profil',
  signOut: 'Se déconnecter',
}
