import type { texts as source } from '../en-US/guide'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  measuring: {
    title: 'Bien mesurer une caisse',
    text: `Les caisses se mesurent à l’intérieur, en millimètres : longueur × largeur × hauteur, toujours dans cet ordre.
## Longueur, largeur, hauteur
La longueur est le grand côté de l’ouverture, la largeur le petit. La hauteur va de l’ouverture au fond. 300 × 200 × 150 mm : l’ouverture fait 300 mm sur 200 mm et la caisse 150 mm de profondeur.
## De la marchandise à la caisse
- Mesurer la marchandise aux endroits les plus larges, avec son propre emballage.
- Ajouter ce qui la protège : environ 10 mm par côté si elle est robuste, 30 à 50 mm si elle est fragile.
- Saisir les trois nombres dans le Box Finder. Il tourne la marchandise pour vous et classe les caisses selon l’espace qui reste.
## L’intérieur n’est pas l’extérieur
Le carton prend de la place. Une caisse américaine en cannelure B mesure à l’extérieur environ 6 mm de plus en longueur et en largeur et environ 12 mm de plus en hauteur, car les rabats se superposent en haut et en bas. Les services de colis mesurent l’extérieur ; la page de l’article indique les deux. Toutes les tailles : [Caisses américaines](/category/caisses-americaines).`,
  },
  flutes: {
    title: 'Quelle cannelure pour quel usage ?',
    text: `Le carton ondulé est une cannelure entre deux couvertures. Sa hauteur détermine l’impression, l’amorti et l’empilage.
## Les cannelures comparées
![flutes]
## Simple ou double ?
La résistance à la compression sur chant dit ce que porte une paroi : 3,5 à 6,5 kN/m en simple, 6,5 à 9,5 en double, 14 et plus en triple cannelure. L’humidité la réduit de moitié : stocker au sec et empiler arête sur arête.
Chaque article indique la cannelure, la charge maximale et le poids de la caisse.`,
    lists: {
      letter: { title: 'Cartons format lettre', slug: 'cartons-lettre' },
      single: { title: 'Caisses simple cannelure', slug: 'caisses-simple-cannelure' },
      double: { title: 'Caisses double cannelure', slug: 'caisses-double-cannelure' },
      triple: { title: 'Caisses triple cannelure', slug: 'caisses-triple-cannelure' },
    },
  },
  tape: {
    title: 'Bien fermer une caisse',
    text: `Une caisse américaine demande du ruban en haut et en bas, le long du joint et 50 à 70 mm sur chaque petit côté.
## Quel ruban ?
- Ruban PP : rapide, les silencieux coûtent un peu plus. Pour des colis jusqu’à environ 20 kg.
- Ruban PVC : adhère au carton poussiéreux ou froid et se déroule en silence.
- Ruban gommé : fait corps avec le carton, trahit toute ouverture et se jette avec la caisse au vieux papier. Demande un [appareil humidificateur](/category/devidoirs-cerclage).
- Ruban papier : autocollant, pour des colis légers entièrement en papier.
## Quelle largeur ?
50 mm, c’est l’usage. Pour les caisses lourdes ou larges, prendre 75 mm ou poser aussi du ruban en travers des arêtes, en forme de H.
## Combien ?
Une caisse de 400 × 300 mm demande environ 1,1 m de ruban en tout. Un rouleau de 66 m en ferme une soixantaine. Tous les rubans : [Rubans d’emballage](/category/rubans-emballage).`,
  },
}
