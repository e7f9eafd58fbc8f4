import type { texts as source } from '../en-US/carts'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Paniers',
  intro: 'Vous pouvez commander le panier actif. Le second attend que vous en ayez besoin.',
  active: 'Panier actif',
  second: 'Second panier',
  of: '{{what}} : {{cart}}',
  changed: {
    today: 'Modifié aujourd’hui, le {{date}}',
    ago_one: 'Modifié hier, le {{date}}',
    ago_other: 'Modifié il y a {{count}} jours, le {{date}}',
  },
  madeBy: 'Créé par {{name}}',
  more_one: 'Afficher {{count}} autre article',
  more_other: 'Afficher {{count}} autres articles',
  blocked_one: '{{count}} article ne peut pas être commandé ainsi.',
  blocked_other: '{{count}} articles ne peuvent pas être commandés ainsi.',
  open: 'Voir le panier',
  empty: {
    text: 'Votre panier actif est vide.',
    alone: 'Ajoutez-y des articles pour les commander, ou pour les garder ici pour plus tard.',
    beside: 'Ajoutez-y des articles, ou faites du second panier le panier actif.',
    action: 'Voir les cartons',
  },
  none: {
    text: 'Vous n’avez pas de second panier.',
    how: 'Pas encore prêt à commander ? Gardez le panier actif pour plus tard : il vient ici avec tous ses articles, et vous continuez avec un panier vide.',
  },
  failed: 'Impossible d’afficher votre second panier pour le moment. Il est toujours là.',
  activate: {
    action: 'En faire le panier actif',
    busy: 'Échange en cours',
    hint: 'Les paniers échangent leurs places. Rien n’est perdu.',
  },
  merge: { action: 'Tout ajouter au panier actif', busy: 'Ajout en cours' },
  remove: { action: 'Supprimer', busy: 'Suppression' },
  keep: {
    action: 'Garder pour plus tard',
    busy: 'Mise de côté',
    question: 'Vous avez déjà un second panier. Que faut-il en faire ?',
    merge: 'Garder les deux ensemble',
    mergeText: 'Les articles des deux paniers attendront ensemble dans le second.',
    replace: 'Remplacer le second panier',
    replaceText: 'Le panier actif prend sa place. Sera supprimé définitivement : {{cart}}.',
  },
  described: { named: '{{name}}, {{items}}, {{total}}', unnamed: '{{items}}, {{total}}' },
  description: {
    action: 'Modifier le nom et la note',
    add: 'Ajouter un nom et une note',
    name: 'Nom du panier',
    nameHint: 'Par exemple un projet ou un entrepôt.',
    note: 'Note',
    optional: '(facultatif)',
    save: 'Enregistrer',
    busy: 'Enregistrement',
    forbidden: '{{label}} : ce caractère n’est pas possible ici : {{character}}',
  },
  done: {
    activated: 'Les paniers ont échangé leurs places. Vous pouvez maintenant commander le panier actif.',
    kept: 'Votre panier attend ici pour plus tard. Le panier actif est maintenant vide.',
    replaced: 'Votre panier attend ici pour plus tard. L’ancien second panier est supprimé.',
    together:
      'Tous les articles attendent ensemble dans le second panier. Le panier actif est maintenant vide.',
    merged: 'Tout est maintenant dans le panier actif.',
    restored: 'Le second panier est de retour, avec tous ses articles.',
    described: 'Le nom et la note sont enregistrés.',
  },
  deleted: {
    title: 'Second panier supprimé',
    text_one: 'Il contenait {{count}} article.',
    text_other: 'Il contenait {{count}} articles.',
    undo: 'Annuler',
    busy: 'Récupération',
    occupied:
      'Il y a maintenant un autre second panier. Faites-en le panier actif, ajoutez-le au panier actif ou supprimez-le ; vous pourrez alors récupérer celui-ci.',
  },
  left: {
    title: 'Des articles sont restés dans le second panier',
    kept: 'Votre panier est toujours actif : des articles n’ont pas pu y être ajoutés',
    line: '{{name}} : {{reason}}',
    failed: 'La boutique n’a pas répondu. Veuillez réessayer.',
    unknown: 'Nous n’avons pas pu savoir si tout est arrivé. Veuillez vérifier les deux paniers.',
    added_one: '{{count}} article est maintenant dans le panier actif.',
    added_other: '{{count}} articles sont maintenant dans le panier actif.',
    open: 'Des articles sont encore en cours de vérification. Cela peut prendre une à deux minutes ; vous pouvez quitter cette page.',
  },
  problem: {
    busy: 'Le panier était en cours de calcul, rien n’a été modifié. Veuillez réessayer.',
    unreachable:
      'La boutique ne répond pas. Vous voyez les paniers tels qu’ils sont maintenant. Veuillez réessayer.',
    unknown:
      'Nous n’avons pas reçu de réponse. Vous voyez les paniers tels qu’ils sont maintenant. Veuillez les vérifier.',
    refused: 'La boutique n’a pas accepté cette demande, rien n’a été modifié. Veuillez réessayer plus tard.',
    gone: 'Ce panier n’existe plus : il a été déplacé, supprimé ou commandé dans une autre fenêtre ou sur un autre appareil. Vous voyez vos paniers tels qu’ils sont maintenant.',
    exists:
      'Vous avez maintenant un second panier. Veuillez choisir, sous le panier actif, ce qu’il faut en faire.',
    partly:
      'Le second panier est de retour, mais pas avec tous ses articles : la boutique n’en accepte plus certains.',
    switched:
      'Les paniers ont échangé leurs places dans une autre fenêtre ou sur un autre appareil, rien n’a donc été modifié. Vous les voyez tels qu’ils sont maintenant.',
  },
}
