/** The colour sets of the drawings. */
export type Material = 'kraft' | 'white' | 'black' | 'grey' | 'film' | 'goods'

const materials: Readonly<Record<string, Material>> = {
  braun: 'kraft',
  weiss: 'white',
  schwarz: 'black',
  grau: 'grey',
}

/** The set for a product's colour as the catalogue spells it; brown without one. Flute and wall never change it. */
export const materialOf = (colour: string | undefined): Material =>
  materials[colour?.trim().toLowerCase() ?? ''] ?? 'kraft'
