import type { texts as source } from '../en-US/consent'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  more: 'Ce qui est enregistré',
  settingsHeading: 'Cookies et données enregistrées',
  close: 'Fermer les réglages',
  save: 'Enregistrer le choix',
  saved: 'Votre choix est enregistré',
  necessary: {
    label: 'Nécessaire',
    hint: 'Toujours actif. La boutique ne fonctionne pas sans ces données ; elles restent dans votre navigateur.',
  },
  stored: {
    caption: 'Ce que la boutique enregistre dans votre navigateur',
    name: 'Pour',
    what: 'Utilité',
    time: 'Durée',
    cart: 'Panier',
    cartText: 'Conserve les articles que vous avez choisis sans vous connecter.',
    language: 'Langue, pays, apparence',
    languageText:
      'Affiche la boutique dans votre langue, claire ou sombre, avec les prix de votre pays, TVA comprise ou non.',
    login: 'Connexion',
    loginText: 'Vous garde connecté et vous ramène où vous étiez.',
    boxFinder: 'Box Finder',
    boxFinderText: 'Retient les dimensions que vous avez saisies.',
    typed: 'Formulaires',
    typedText: 'Conserve ce que vous avez saisi à la caisse jusqu’à l’envoi.',
    choice: 'Ce choix',
    choiceText: 'Retient votre choix pour ne plus vous poser la question.',
    page: 'Pages',
    pageText: 'Retient jusqu’où vous avez fait défiler et quelle page a été rechargée.',
    untilDeleted: 'jusqu’à ce que vous l’effaciez',
    session: 'jusqu’à la déconnexion',
    year: 'un an',
    tab: 'jusqu’à la fermeture de la fenêtre',
  },
  statistics: {
    label: 'Statistiques',
    hint: 'Seulement avec votre accord : type de page, langue, pays, monnaie, type de client (visiteur, privé ou professionnel), lien de menu suivi et recherche sans résultat. Pas de nom, pas d’adresse e-mail, pas de terme recherché. Vous pouvez changer d’avis à tout moment.',
  },
  withoutScripts: 'Votre navigateur n’exécute pas de scripts : rien n’est compté.',
}
