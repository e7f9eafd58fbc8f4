import type { Widen } from '../widen'
import type { texts as source } from '../en-US/files'

export const texts: Widen<typeof source> = {
  label: 'Fichiers',
  hint_one: 'PDF, SVG, AI, EPS ou PNG, 10 Mo au plus.',
  hint_other: 'PDF, SVG, AI, EPS ou PNG, 10 Mo au plus par fichier, {{count}} fichiers au maximum.',
  choose: '{{label}} : choisir des fichiers',
  chooseFiles: 'Choisir des fichiers',
  drop: 'ou les déposer ici',
  kilobytes: '{{number}} Ko',
  megabytes: '{{number}} Mo',
  waiting: 'En attente du fichier précédent',
  sending: 'Envoi en cours : {{share}} %',
  taken: '{{size}} · bien reçu',
  progress: 'Envoi de {{name}}',
  stop: 'Annuler',
  remove: 'Retirer',
  removeWhich: 'Retirer {{name}}',
  retry: 'Réessayer',
  retryWhich: 'Renvoyer {{name}}',
  later: 'J’enverrai le fichier plus tard',
  laterHint: 'Nous l’attendons et vous le rappelons sur la page de votre commande.',
  news: {
    taken: '{{name}} est bien arrivé.',
    failed: '{{name}} n’a pas été accepté : {{reason}}',
  },
  problem: {
    empty: 'Ce fichier est vide. Veuillez en choisir un autre.',
    tooLarge: 'Ce fichier dépasse 10 Mo. Veuillez l’alléger ou l’envoyer par e-mail.',
    kind: 'Nous ne pouvons pas imprimer ce type de fichier. Veuillez choisir un PDF, SVG, AI, EPS ou PNG.',
    damaged:
      'Ce fichier est incomplet ou abîmé. Veuillez l’enregistrer à nouveau, puis le choisir encore une fois.',
    active:
      'Ce fichier contient un script, un lien, un autre fichier ou un mot de passe. Veuillez l’enregistrer comme simple PDF ou SVG.',
    tooMany:
      'Nous n’acceptons pas autant de fichiers à la fois. Veuillez en retirer un ou réessayer dans une heure.',
    full: 'Nous ne pouvons pas recevoir de fichiers pour le moment. Veuillez réessayer plus tard ou envoyer le fichier par e-mail.',
    gone: 'Un fichier n’est plus là. Veuillez le choisir à nouveau.',
    interrupted: 'Le fichier n’est pas arrivé. Veuillez vérifier votre connexion et réessayer.',
  },
  plain: {
    label: 'Choisir un fichier',
    hint: 'PDF, SVG, AI, EPS ou PNG, 10 Mo au plus. Envoyez d’abord le fichier : ce que vous avez déjà saisi sur cette page ne sera pas conservé.',
    send: 'Envoyer le fichier',
  },
}
