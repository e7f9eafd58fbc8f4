import type { texts as source } from '../en-US/page-effects'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  consent: {
    question: 'Pouvons-nous compter les visites\u00a0?',
    text: 'Sont comptés les pages et les liens du menu, sans noms, adresses e-mail ni mots de recherche.',
    settings: 'Réglages',
    reject: 'Refuser',
    accept: 'Accepter',
  },
  renewal: {
    done: 'La page a été rechargée',
    doneText: 'La boutique a été mise à jour. S’il manque votre dernière étape, veuillez la refaire.',
    ask: 'Veuillez recharger la page',
    askText: 'La boutique a été mise à jour. Nous avons attendu, pour que votre saisie ne soit pas perdue.',
    reload: 'Recharger la page',
  },
  waiting: {
    title: 'Vos articles ajoutés avant la connexion sont en attente',
    text: 'Ils sont enregistrés, mais pas encore dans votre panier. Nous réessaierons au prochain chargement de la page.',
    toCart: 'Voir le panier',
  },
}
