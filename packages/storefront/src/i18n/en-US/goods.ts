/** What is known of goods other than boxes. */
export const texts = {
  fact: {
    size: 'Width × length',
    diameter: 'Diameter',
    width: 'Width',
    length: 'Length',
    rollLength: 'Roll length',
    thickness: 'Thickness',
    grammage: 'Weight per area',
    core: 'Core',
    volume: 'Volume',
    pieces: 'Pieces',
    material: 'Made of',
    adhesive: 'Adhesive',
    colour: 'Color',
  },
  name: {
    paper: 'paper',
    corrugated: 'corrugated board',
    'solid-board': 'solid board',
    board: 'board',
    starch: 'starch',
    pe: 'PE',
    pp: 'PP',
    pvc: 'PVC',
    metal: 'metal',
    'water-activated': 'water-activated',
    acrylic: 'acrylic',
    hotmelt: 'hot melt',
    'natural-rubber': 'natural rubber',
    braun: 'brown',
    weiss: 'white',
    grau: 'gray',
    schwarz: 'black',
    transparent: 'clear',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    goods: typeof texts
  }
}
