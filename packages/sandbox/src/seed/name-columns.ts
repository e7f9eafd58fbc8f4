/** Columns of the catalogue by name; one that the name says nothing about is absent. */
type NameColumns = Readonly<Record<string, string>>

/** Sizes as German names write them; more than one figure in front of a unit shares it. */
const sizes: readonly { readonly pattern: RegExp; readonly columns: readonly string[] }[] = [
  // A roll: `75 cm × 250 m`.
  { pattern: /(?<width_mm>\d+) (?<unit>mm|cm) × (?<roll_m>\d+) m(?!\w)/, columns: ['width_mm', 'roll_m'] },
  // A sheet or a label: `50 × 75 cm`, but not two figures out of three.
  {
    pattern: /(?<!× )\b(?<width_mm>\d+) × (?<length_mm>\d+) (?<unit>mm|cm)/,
    columns: ['width_mm', 'length_mm'],
  },
  // A hood is as long and wide as the pallet under it; its third figure is a height.
  {
    pattern: /haube .*?(?<length_mm>\d+) × (?<width_mm>\d+) × \d+ (?<unit>mm|cm)/,
    columns: ['width_mm', 'length_mm'],
  },
  // The leg of an angle; its third figure is the thickness.
  { pattern: /winkel .*?(?<width_mm>\d+) × \d+ × \d+ (?<unit>mm)/, columns: ['width_mm'] },
  { pattern: /Länge (?<length_mm>\d+) (?<unit>mm|cm)/, columns: ['length_mm'] },
  { pattern: /Ø (?<diameter_mm>\d+) (?<unit>mm|cm)/, columns: ['diameter_mm'] },
  { pattern: /(?<thickness_um>\d+) µm/, columns: ['thickness_um'] },
  { pattern: /winkel .*\d+ × \d+ × (?<thickness_um>\d+) (?<unit>mm)/, columns: ['thickness_um'] },
  { pattern: /(?<grammage_gsm>\d+) g\/m²/, columns: ['grammage_gsm'] },
  { pattern: /(?<volume_l>\d+) l(?!\w)/, columns: ['volume_l'] },
  { pattern: /(?<contents>\d+) (?:Stück|Bogen|Muster)(?!\w)/, columns: ['contents'] },
]

/** How much of a column's own unit a unit of the name is. */
const factors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  cm: { width_mm: 10, length_mm: 10, diameter_mm: 10 },
  mm: { thickness_um: 1000 },
}

/** The first word that is found decides. `Begleitpapier` is what a pocket is for, not what it is made of. */
const words: Readonly<Record<string, readonly (readonly [word: RegExp, value: string])[]>> = {
  material: [
    [/(?:^|\s)Papier(?:polstertasche|klebeband|tragetasche)?(?=\s)/, 'paper'],
    [/^(?:Pack|Schrenz|Seiden)papier/, 'paper'],
    [/^(?:Wellpapp|Rollenwellpapp)/, 'corrugated'],
    [/^Vollpapp/, 'solid-board'],
    [/winkel Karton/, 'board'],
    [/aus Stärke/, 'starch'],
    [/\bPE\b/, 'pe'],
    [/\bPP\b/, 'pp'],
    [/\bPVC\b/, 'pvc'],
    [/\bMetall\b/, 'metal'],
  ],
  // Only the tape itself: the hyphen of `Nassklebeband-Anfeuchtgerät` makes a device of it.
  adhesive: [[/^Nassklebeband(?!-)/, 'water-activated']],
  colour: [
    [/\bbraun\b/, 'braun'],
    [/\bweiß(?!\w)/, 'weiss'],
    [/\bschwarz\b/, 'schwarz'],
    [/\btransparent\b/, 'transparent'],
  ],
}

/**
 * What the German name of a product says about it. An inner size stands in columns of its own, so that a product with one
 * gets no width of sheets or rolls.
 */
export function readNameColumns(name: string, hasInnerSize: boolean): NameColumns {
  const found = sizes.flatMap(({ pattern, columns }) => {
    if (hasInnerSize && columns.includes('width_mm')) return []
    const groups = pattern.exec(name)?.groups ?? {}
    return columns.flatMap((column) => {
      const figure = groups[column]
      return figure === undefined ? [] : [[column, inUnitOf(column, figure, groups.unit)] as const]
    })
  })
  const named = Object.entries(words).flatMap(([column, values]) => {
    const value = values.find(([word]) => word.test(name))?.[1]
    return value === undefined ? [] : [[column, value] as const]
  })
  return Object.fromEntries([...found, ...named])
}

const inUnitOf = (column: string, figure: string, unit = ''): string =>
  String(Number(figure) * (factors[unit]?.[column] ?? 1))
