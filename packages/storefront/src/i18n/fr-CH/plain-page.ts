import type { texts as source } from '../en-US/plain-page'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  busy: {
    heading: 'Beaucoup de clients font leurs achats en ce moment',
    text: 'Votre panier est conservé. Veuillez réessayer dans quelques secondes.',
  },
  failed: {
    heading: 'La boutique est momentanément indisponible',
    text: 'L’erreur vient de notre côté. Veuillez réessayer.',
  },
  tooLong: {
    heading: 'Cette adresse est trop longue',
    text: 'Aucune page de la boutique n’a une adresse aussi longue.',
  },
  tooLarge: {
    heading: 'Ce fichier est trop volumineux',
    text: 'Une liste de commande ne dépasse pas 2 Mo. Rien n’a été lu. Revenez en arrière dans le navigateur et choisissez un autre fichier.',
  },
  tooOften: {
    heading: 'Veuillez patienter un instant',
    text: 'Beaucoup de listes ont été vérifiées en peu de temps. Revenez en arrière dans le navigateur\u00a0: votre liste y est encore et pourra être vérifiée à nouveau dans une minute.',
  },
  signIn: {
    heading: 'Voulez-vous vous connecter avec ce lien\u00a0?',
    text: 'Vous vous êtes déjà connecté. Ce lien vous connecte au compte pour lequel il a été créé, et ce que vous ferez ensuite appartiendra à ce compte. Ne continuez que si vous avez vous-même demandé ce lien.',
    go: 'Se connecter avec le lien',
  },
  signOut: {
    heading: 'Voulez-vous vous déconnecter\u00a0?',
    text: 'Nous vous le demandons, car rien n’indique que le lien se trouvait dans cette boutique.',
    go: 'Se déconnecter',
  },
  stay: 'Ne rien changer',
  retry: 'Réessayer',
  home: 'Aller à l’accueil',
}
