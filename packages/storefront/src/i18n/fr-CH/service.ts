import type { texts as source } from '../en-US/service'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  demo: 'Texte provisoire d’une boutique de démonstration. L’entreprise est inventée ; ce texte n’est ni un conseil juridique ni contraignant.',
  delivery: {
    CH: 'Nous livrons en Suisse. Les colis par La Poste coûtent CHF 9.90 hors TVA et sont gratuits dès une valeur nette de CHF 150. En dessous de CHF 30 net s’ajoute un supplément de CHF 5.\nLes palettes sont livrées par transporteur : CHF 79 hors TVA, gratuit dès une valeur nette de CHF 900.\nLes articles en stock arrivent un à deux jours ouvrables après l’expédition. Pour les fabrications, le délai figure à l’article.',
    DE: 'Nous livrons en Allemagne, aux Pays-Bas, au Luxembourg et en Belgique. Les colis en Allemagne coûtent EUR 6.90 hors TVA et sont gratuits dès une valeur nette de EUR 100 ; vers les autres pays EUR 14.90, gratuits dès EUR 250.',
  },
  payment:
    'Dans cette démonstration, vous payez sur facture avec numéro de commande : vous indiquez votre numéro, et il figure sur la facture.\nLes marques du pied de page montrent ce qu’une vraie boutique proposerait. Aucun paiement n’est jamais déclenché ici.',
  terms:
    'Une vraie boutique aurait ici ses conditions générales : conclusion du contrat, prix, livraison, réserve de propriété, responsabilité, droit applicable.\nDans cette démonstration, aucun contrat n’est conclu et rien n’est livré.',
  privacy:
    'Cette démonstration a besoin de trois cookies : un pour la session après la connexion, une marque lisible qu’il y en a une, et la région dont les prix sont affichés. Le panier d’un invité reste dans le navigateur.\nAucune analyse n’a lieu et rien n’est transmis à des tiers.',
  imprint:
    'Cartonnage Holding AG est une entreprise inventée. Ses adresses, numéros de téléphone et personnes n’existent pas.\nUne vraie boutique indiquerait ici l’exploitant, son adresse, son inscription au registre et son numéro de TVA.',
  withdrawal:
    'Dans l’Union européenne, les consommateurs peuvent se rétracter d’un contrat à distance dans les quatorze jours sans donner de motif. Les articles fabriqués sur mesure sont exclus.\nDans cette démonstration, aucun contrat n’est conclu : il n’y a rien à rétracter.',
}
