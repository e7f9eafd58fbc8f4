import type { texts as source } from '../en-US/accounts'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Changer de compte',
  intro:
    'Choisissez le compte pour lequel vous commandez. Les prix, le panier, les adresses et les commandes seront ceux de ce compte.',
  onlyOwn: 'Vous ne commandez que pour votre propre compte.',
  mine: 'Mon compte',
  active: 'Vous commandez pour ce compte',
  choose: 'Commander pour ce compte',
  busy: 'Changement en cours',
  problem: {
    refused: 'Vous ne pouvez plus commander pour ce compte. Veuillez en choisir un autre.',
    unreachable: 'Le changement n’est pas possible pour le moment. Veuillez réessayer dans une minute.',
  },
  shop: 'Continuer les achats',
  signOut: 'Se déconnecter',
}
