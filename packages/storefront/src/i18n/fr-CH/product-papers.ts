import type { texts as source } from '../en-US/product-papers'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  back: 'Retour à l’article',
  article: 'Numéro d’article',
  day: 'État au',
  dataSheet: 'Fiche technique',
  firms: 'Entreprises responsables',
  group: { goods: 'Dimensions et qualité', material: 'Matière', packing: 'Unités d’emballage' },
  blank: {
    title: 'Découpe',
    download: 'Télécharger en SVG',
    scale: 'Impression non à l’échelle.',
    sizes: 'Dimensions',
    row: {
      inner: 'Dimensions intérieures',
      creases: 'Entre les rainures, L × l × H',
      flaps: 'Rabats',
      joint: 'Patte de collage',
      slots: 'Encoches',
      whole: 'Découpe entière',
      allowance: 'Épaisseur du carton prise en compte',
    },
    reckoned:
      'Les rainures sont calculées : elles passent au milieu du carton. Une épaisseur de carton s’ajoute ainsi à la longueur et à la largeur intérieures, deux à la hauteur. Les dimensions intérieures font foi. Veuillez nous consulter avant de faire fabriquer un outil.',
    file: 'Unité : mm. Distances des rainures : dimensions intérieures, plus une épaisseur de carton en longueur et en largeur, deux en hauteur. Groupes : cut (coupe), crease (rainure).',
    heights: 'Les rainures des autres hauteurs, {{heights}} mm, ne sont pas dessinées.',
    withoutInsert: 'Sans la garniture ({{fefco}}).',
  },
  declaration: {
    title: 'Indications sur l’emballage',
    weights: 'Matières {{unit}}',
    material: 'Matière',
    weight: 'Poids',
    share: 'Part',
    total: 'Total',
    properties: 'Propriétés',
    limits: 'Ce que cette feuille n’est pas',
    noConformity: 'Elle n’est pas une déclaration UE de conformité selon le règlement (UE) 2025/40.',
    register:
      'Le droit de votre pays décide si vous devez y déclarer cet emballage, en Allemagne au registre des emballages LUCID. Les poids ci-dessus servent à déclarer les quantités.',
    ownNumber: 'Notre propre numéro d’enregistrement figure dans les',
    imprint: 'mentions légales',
  },
}
