import type { texts as source } from '../en-US/withdrawal'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  title: 'Se rétracter du contrat',
  steps: 'Étape {{step}} sur 2',
  declare: {
    lead: 'En tant que consommateur, vous pouvez vous rétracter de votre commande dans les 14 jours suivant la réception des marchandises, sans donner de motif. Deux étapes suffisent, sans connexion.',
    policy: 'Votre droit de rétractation en détail',
    made: 'Il n’existe pas de droit de rétractation pour les marchandises fabriquées selon vos indications. Nous acceptons néanmoins votre déclaration et l’examinons.',
    business:
      'Vous êtes connecté pour {{company}}. Le droit de rétractation vaut pour les consommateurs ; une déclaration faite en cette qualité est acceptée.',
    whole: 'Toute la commande',
    part: 'Une partie des marchandises seulement',
    scope: 'De quoi vous rétractez-vous ?',
    known: 'Marchandises de cette commande',
    madeLine: 'Fabriqué ou imprimé selon vos indications : pas de droit de rétractation',
    withdrawnLine: 'Déjà rétracté',
    earlier: 'Une rétractation de cette commande nous est parvenue le {{date}}. Référence {{id}}.',
    next: 'Vérifier mes indications',
    busy: 'Vérification en cours',
    privacy: 'Ces indications ne servent qu’à votre rétractation.',
  },
  field: {
    name: 'Prénom et nom',
    order: 'Numéro de commande',
    orderHint: 'Il figure dans la confirmation de commande, par exemple KR4TN-BQX5A-PACK9-2H26A.',
    email: 'Adresse e-mail',
    emailHint: 'L’accusé de réception y est envoyé.',
    lines: 'Articles et quantités',
    linesHint: 'Un article par ligne, par exemple : 25 pièces 1001180 caisse américaine',
    more: 'Autres quantités ou remarques',
    optional: '(facultatif)',
  },
  problems: {
    heading: 'Veuillez vérifier vos indications',
    name: 'Prénom et nom : veuillez saisir les deux, 200 caractères au plus, par exemple Jonas Weber.',
    order:
      'Numéro de commande : veuillez le saisir, 100 caractères au plus, par exemple KR4TN-BQX5A-PACK9-2H26A. Si vous n’avez pas le numéro, décrivez la commande, par exemple « commande du 3 novembre ».',
    email: 'Adresse e-mail : veuillez saisir une adresse avec @ et domaine, par exemple nom@example.com.',
    line: 'Marchandises de cette commande : veuillez cocher au moins un article, ou le décrire dans le champ ci-dessous, par exemple 10 × 1001180 caisse américaine.',
    lines:
      'Articles et quantités : veuillez nommer au moins un article, par exemple 25 pièces 1001180 caisse américaine ; 100 lignes de 500 caractères au plus.',
    unreachable:
      'Votre rétractation n’a pas pu être envoyée : la boutique n’a pas répondu. Veuillez appuyer de nouveau sur le bouton. Rien n’est enregistré deux fois.',
    tooOften:
      'Votre rétractation n’est pas encore envoyée. Vous pouvez tout aussi bien la déclarer par e-mail ou par lettre ; c’est alors le jour de l’envoi qui compte.',
    contact: 'Voir nos adresses',
    refused: 'Votre rétractation n’a pas pu être acceptée ainsi. Veuillez vérifier vos indications.',
  },
  review: {
    title: 'Confirmer votre rétractation',
    lead: 'Veuillez vérifier votre déclaration. Elle n’est faite que lorsque vous appuyez sur le bouton.',
    declaration: 'Par la présente, je me rétracte du contrat portant sur les marchandises suivantes.',
    confirm: 'Confirmer la rétractation',
    busy: 'Envoi en cours',
    change: 'Modifier les indications',
  },
  mail: {
    title: 'Envoyer la rétractation par e-mail',
    lead: 'Ce formulaire ne nous parvient pas actuellement. Votre déclaration est prête sous forme d’e-mail\u202f: veuillez l’envoyer. La date d’envoi fait foi.',
    write: 'Ouvrir l’e-mail',
  },
  received: {
    title: 'Votre rétractation a été reçue',
    note: 'Nous l’avons reçue le {{moment}}. L’accusé de réception est en route vers {{email}}.',
    keep: 'Veuillez imprimer cette page et conserver l’e-mail.',
    next: 'Et maintenant',
    check:
      'Nous vérifions à quelle commande correspond le numéro {{order}}. Si nous n’en trouvons aucune, nous vous recontactons ; votre rétractation est reçue malgré tout.',
    back: 'Renvoyez les marchandises que vous avez déjà dans les 14 jours à : {{address}}. Inscrivez le numéro {{id}} sur le colis.',
    refund:
      'Nous remboursons tous les paiements, frais de livraison standard compris, dans les 14 jours. Nous pouvons attendre le retour des marchandises ou la preuve de leur envoi.',
    home: 'Aller à la page d’accueil',
    orders: 'Vos commandes',
  },
  fact: {
    id: 'Référence',
    receivedAt: 'Reçue le',
    name: 'Nom',
    order: 'Numéro de commande',
    email: 'Adresse e-mail',
    goods: 'Objet',
  },
}
