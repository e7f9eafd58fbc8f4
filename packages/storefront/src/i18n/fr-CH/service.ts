import type { texts as source } from '../en-US/service'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  demo: 'Texte provisoire d’une boutique de démonstration. L’entreprise est inventée ; ce texte n’est ni un conseil juridique ni contraignant. Les mots marqués sont à remplacer par l’exploitant d’une vraie boutique.',
  placeholder: 'À compléter par l’exploitant d’une vraie boutique',
  version: 'État au',
  earlier: {
    notice: 'Ceci est une version antérieure : elle vaut pour les commandes passées avant le {{date}}.',
    present: 'Version actuelle',
    list: 'Versions antérieures :',
  },
  print: 'Imprimer ou enregistrer en PDF',
  withdraw: 'Se rétracter du contrat',
  amount: {
    grossFirst: '{{gross}} TVA comprise ({{net}} hors TVA)',
    netFirst: '{{net}} hors TVA ({{gross}} TVA comprise)',
    net: '{{net}} hors TVA',
  },
  cookies: `Choisissez ici ce que cette boutique peut enregistrer sur votre appareil. Le nécessaire est toujours actif ; les statistiques demandent votre accord.
## Ce que nous enregistrons
Le panier d’un invité, les prix et le stock que vous avez vus en dernier dans le panier, la langue, la région dont les prix sont affichés, les dernières dimensions du Box Finder et la session après la connexion sont strictement nécessaires. Ils ne contiennent rien sur vous hormis ce que vous saisissez.
Les statistiques nous disent quelles pages sont visitées et quelles entrées du menu sont utilisées. Rien n’est mesuré ni conservé avant votre accord ; refuser se fait en un clic, comme accepter.
## Changer d’avis
Vous pouvez modifier votre choix en tout temps sur cette page ou par « Paramètres des cookies » au pied de chaque page. Ce qui a été mesuré auparavant n’est pas modifié ; rien ne s’y ajoute.
En savoir plus sur vos données : [Protection des données](/service/privacy).`,
  accessibility: `Cette boutique doit pouvoir être utilisée par tout le monde. Elle vise le niveau AA des WCAG 2.2, au-delà de la norme européenne EN 301 549.
## Comment la boutique répond aux exigences
- Tout est accessible et utilisable au clavier ; un cadre montre où se trouve le focus.
- Titres, champs, boutons et messages ont des noms et des rôles pour les lecteurs d’écran.
- Textes et commandes ont le contraste exigé ; le sens ne dépend jamais de la couleur seule.
- Les pages s’agrandissent à 400 % sans perte, et le mouvement cesse là où l’appareil le demande.
- Lire, chercher et, après connexion, commander fonctionnent sans scripts.
## Comment nous avons vérifié
Nous avons vérifié nous-mêmes : avec un outil automatique sur chaque type de page et dans chaque langue, et à la main au clavier, en taille agrandie et avec des couleurs imposées. État : [[date de la dernière vérification]].
## Ce qu’est le service
Une boutique d’emballages en ligne : recherche, Box Finder, pages d’articles avec prix par quantité, panier, caisse, commandes. Chaque étape d’une commande peut être corrigée avant l’envoi.
## Limites connues
- Aucun organisme indépendant n’a encore contrôlé la boutique, et toutes les combinaisons de lecteur d’écran et de navigateur n’ont pas été essayées.
- Les dessins de caisses ont une version textuelle avec leurs dimensions, mais pas de forme tactile.
- Sans connexion, c’est le navigateur qui conserve le panier, et il lui faut JavaScript.
- Sur un écran étroit, les tableaux de prix larges ne se lisent qu’en les faisant glisser sur le côté.
- Il n’y a ni textes en langage simplifié ni vidéos en langue des signes.
- Nous n’avons pas d’influence sur les pages d’autres entreprises vers lesquelles nous renvoyons.
## Signaler un obstacle
Écrivez-nous ou appelez-nous : [Contact](/service/contact). Dites de quelle page il s’agit et ce que vous vouliez faire ; nous répondons dans les [[cinq jours ouvrables]].`,
}
