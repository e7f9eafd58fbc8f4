import type { texts as source } from '../en-US/terms-archive-ch'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  '2026-03-02': `Ces conditions valent pour les commandes dans la boutique suisse.
Elles indiquent ce que réglerait une vraie boutique ; dans cette démonstration, aucun contrat n’est conclu.
## Contrat
Ce que présente la boutique est une invitation à commander. Vous commandez avec le dernier bouton de la caisse ; le contrat est conclu quand nous confirmons par e-mail. Jusque-là, chaque saisie peut être corrigée.
## Prix
Les prix sont en francs suisses. Les particuliers les voient TVA comprise, les entreprises d’abord hors TVA. Le port et les suppléments figurent à la caisse avant la commande.
## Livraison et paiement
Voir [Livraison et frais de port](/service/delivery) et [Modes de paiement](/service/payment). La marchandise reste notre propriété jusqu’au paiement.
## Défauts et responsabilité
Voir [Garantie légale](/service/guarantee). [[Limites de la responsabilité]].
## Droit et for
Le droit suisse s’applique. For : [[Rorschach]] ; pour les consommateurs, la loi décide.`,
}
