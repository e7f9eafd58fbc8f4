import type { texts as source } from '../en-US/service-ch'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  delivery: `Nous livrons en Suisse et au Liechtenstein ; articles en stock : livraison en {{CH.days}} jours ouvrables.
## Colis
- Colis par La Poste : {{CH.parcel.fee}}
- Gratuit dès une valeur de {{CH.parcel.freeFrom}}
- Supplément en dessous d’une valeur de {{CH.smallOrder.below}}, une fois par commande : {{CH.smallOrder.fee}}
C’est la valeur de la marchandise avant rabais et hors TVA qui compte.
## Palettes
- Transporteur : {{CH.freight.fee}}
- Gratuit dès une valeur de {{CH.freight.freeFrom}}
Nous passons par un transporteur quand un article n’est expédié que sur palette, quand la commande pèse plus de 90 kg ou remplit plus de six colis.
## Délais
Articles en stock : livraison en {{CH.days}} jours ouvrables, à compter du jour ouvrable où vous commandez avant 13 h, sinon du suivant. Pour les articles fabriqués sur commande, le délai figure sur la page de l’article.`,
  payment: `Vous payez par TWINT, carte de crédit ou de débit, Apple Pay ou par prépaiement (virement), et avec un compte aussi sur facture.
Aucun mode de paiement ne coûte de supplément.
## Carte, Apple Pay et TWINT
Le montant est débité lors de la commande. Seul le prestataire de paiement voit les données de votre carte, jamais cette boutique. Vous confirmez TWINT dans votre app après le bouton de commande.
## Par prépaiement
Après la commande, vous voyez notre compte et un code QR pour votre app bancaire. Nous expédions dès réception du paiement. S’il ne nous parvient pas dans les {{prepaymentDays}} jours suivant la commande, nous annulons celle-ci et vous écrivons.
## Sur facture
La facture arrive par e-mail dès que la marchandise est en route et est payable à 30 jours net. Elle comprend une section de paiement QR.
Les entreprises peuvent indiquer leur référence à la caisse\u00a0; la facture la mentionne alors. Les clients privés qui n’ont encore payé aucune commande paient sur facture jusqu’à {{firstInvoiceLimit}}. Les clients sans compte ne paient pas sur facture, car elle suppose un contrôle de solvabilité. Aucun paiement n’est jamais déclenché dans cette démonstration.`,
  returns: `Le droit suisse ne connaît pas de droit de retour pour les achats en ligne. Nous reprenons les articles standard à bien plaire pendant 14 jours.
## Ce que nous reprenons
- les paquets non ouverts d’articles standard, dans l’état où ils sont arrivés
- annoncés au préalable : dans [vos commandes](/my/orders) ou, sans compte, sous [Retrouver une commande](/order-lookup)
- le retour est à votre charge ; nous remboursons le prix de la marchandise
## Ce que nous ne pouvons pas reprendre
La marchandise fabriquée sur mesure ou imprimée, les paquets ouverts et les emballages alimentaires.
## Erreur de livraison ou marchandise abîmée
Dans ce cas, les frais sont à notre charge : voir [Garantie légale](/service/guarantee).`,
  contact: `Joignez-nous du lundi au vendredi de 7 h 30 à 17 h 30, par téléphone ou par e-mail ; nous répondons le jour même.
## Téléphone et e-mail
- Téléphone : [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-mail : [{{seller.email}}](mailto:{{seller.email}})
## Adresse postale
{{seller.name}}, [[{{seller.address}}]], Suisse
## Pour vous aider plus vite
Ayez sous la main le numéro de commande ou d’article. Pour un emballage sur mesure : dimensions intérieures en millimètres, quantité, poids de la marchandise.`,
  terms: `Ces conditions valent pour les commandes dans la boutique suisse.
Elles indiquent ce que réglerait une vraie boutique ; dans cette démonstration, aucun contrat n’est conclu.
## Contrat
Ce que présente la boutique est une invitation à commander. Vous commandez avec le dernier bouton de la caisse ; le contrat est conclu quand nous confirmons par e-mail. Jusque-là, chaque saisie peut être corrigée. Vous pouvez enregistrer ou imprimer ces conditions.
## Prix
Les prix sont en francs suisses. Les particuliers les voient TVA comprise, les entreprises d’abord hors TVA. Les suppléments figurent au panier, le port à la caisse avant la commande.
## Livraison et paiement
Voir [Livraison et frais de port](/service/delivery) et [Modes de paiement](/service/payment). La marchandise reste notre propriété jusqu’au paiement.
## Défauts et responsabilité
Voir [Garantie légale](/service/guarantee). [[Limites de la responsabilité]].
## Droit et for
Le droit suisse s’applique. For : [[Rorschach]] ; pour les consommateurs, la loi décide.`,
  promo: `## Conditions de l’offre pour nouveaux clients {#promo}
- {{firstOrderDiscount}} sur la marchandise de votre première commande dans cette boutique, avec le code de la bannière
- un code par client et par commande, non cumulable avec d’autres codes
- pas sur le port, les suppléments et les fabrications sur mesure
- valable jusqu’au [[31 décembre 2026]]`,
  privacy: `Nous ne traitons que les données nécessaires à une commande. Rien n’est mesuré avant votre accord, et rien n’est vendu à des tiers.
## Responsable
{{seller.name}}, [[{{seller.address}}]]. Questions sur vos données : [{{seller.email}}](mailto:{{seller.email}}).
## Ce que nous traitons, et pourquoi
- Nom, entreprise, adresses et adresse e-mail : pour exécuter et confirmer votre commande.
- Numéro de téléphone : seulement si un transporteur doit annoncer une palette.
- Commandes et factures : parce que la loi demande de les conserver.
- Le panier d’un invité reste dans le navigateur jusqu’à la caisse.
## Combien de temps nous gardons les données
- Factures, commandes et correspondance à leur sujet : dix ans dès la fin de l’exercice (art. 958f CO).
- Compte client, adresses et panier enregistré : jusqu’à ce que vous les effaciez ou les fassiez effacer.
- Ce qu’un invité saisit à la caisse sans commander : [[30 jours]] au plus.
- Journaux du serveur : [[30 jours]]. Ils ne contiennent ni nom, ni adresse e-mail, ni numéro de commande, ni adresse IP. Quand une recherche ne trouve rien, ils en gardent le terme, sauf s’il peut être personnel, comme un numéro de téléphone.
- Statistiques : jusqu’au retrait de votre accord, [[14 mois]] au plus.
## Sur votre appareil
Ce qui y est enregistré et comment le modifier : [Paramètres des cookies](/service/cookies).
## Qui reçoit des données
La Poste ou le transporteur reçoit l’adresse de livraison. Notre plateforme exploite la boutique pour notre compte : [[nom et lieu du fournisseur, pays de traitement]].
## Vos droits
Vous pouvez demander l’accès à vos données, leur correction, leur remise ou leur effacement, et vous opposer à leur traitement. Vous pouvez aussi vous adresser au Préposé fédéral à la protection des données et à la transparence.`,
  imprint: `Cette entreprise est inventée : son adresse, ses numéros et ses personnes n’existent pas.
## Exploitante
- {{seller.name}} (société anonyme)
- [[{{seller.address}}]], Suisse
- Téléphone : [{{seller.phone}}](tel:{{seller.phoneLink}})
- E-mail : [{{seller.email}}](mailto:{{seller.email}})
## Registre
- Représentée par le conseil d’administration : [[{{seller.board}}]]
- Registre du commerce : [[registre du canton de Saint-Gall]]
- IDE et numéro de TVA : [[{{seller.register}} TVA]]
## Responsable du contenu
[[Nom, comme ci-dessus]]`,
  guarantee: `Si une marchandise est défectueuse, le droit suisse vous permet d’exiger réparation, remplacement, rabais ou remboursement, pendant deux ans dès la livraison.
## Ce que vous faites
Contrôlez la marchandise à l’arrivée et signalez un défaut dès que vous le voyez : [Contact](/service/contact). Une photo et le numéro de commande suffisent.
## Ce que nous faisons
Nous remplaçons la marchandise ou remboursons le prix. Le retour est à nos frais.
## Ce qui n’est pas un défaut
Les tolérances usuelles, comme quelques millimètres de dimension ou de légères différences du brun du carton, et les dégâts dus à l’humidité ou à une surcharge après la livraison.`,
}
