/** The colour palettes of the drawings. */
export type Material = 'kraft' | 'white' | 'black' | 'grey' | 'film' | 'goods'

const materials: Readonly<Record<string, Material>> = {
  braun: 'kraft',
  weiss: 'white',
  schwarz: 'black',
  grau: 'grey',
}

/** The palette for a product's colour in the catalogue's spelling; kraft brown for none or an unknown one. */
export const materialOf = (colour: string | undefined): Material =>
  materials[colour?.trim().toLowerCase() ?? ''] ?? 'kraft'
