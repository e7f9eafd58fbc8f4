/** The papers of a product: its data sheet, its blank, and what it consists of as packaging. */
export const texts = {
  back: 'Back to the item',
  article: 'Item number',
  day: 'As of',
  dataSheet: 'Data sheet',
  firms: 'Responsible companies',
  group: { goods: 'Sizes and quality', material: 'Material', packing: 'Packing units' },
  blank: {
    title: 'Blank',
    download: 'Download as SVG',
    scale: 'Not printed to scale.',
    sizes: 'Sizes',
    row: {
      inner: 'Inner size',
      creases: 'Between the crease lines, L × W × H',
      flaps: 'Flaps',
      joint: 'Glue flap',
      slots: 'Slots',
      whole: 'Whole blank',
      allowance: 'Thickness of board, reckoned with',
    },
    reckoned:
      'The crease lines are calculated: they run in the middle of the board, so that one thickness is added to length and width, and two to the height. The inner size is what counts. Before you have a tool made, please ask us.',
    file: 'Unit: mm. Distances of crease lines: inner size, plus one thickness of board in length and width and two in height. Groups: cut, crease.',
    heights: 'The crease lines of its other heights, {{heights}} mm, are not drawn.',
    withoutInsert: 'Without the insert ({{fefco}}).',
  },
  declaration: {
    title: 'Packaging information',
    weights: 'Materials {{unit}}',
    material: 'Material',
    weight: 'Weight',
    share: 'Share',
    total: 'Total',
    properties: 'Properties',
    limits: 'What this sheet is not',
    noConformity: 'It is not an EU declaration of conformity under Regulation (EU) 2025/40.',
    register:
      'Whether you have to report this packaging in your country, in Germany to the packaging register LUCID, depends on the law there. The weights above serve to report quantities.',
    ownNumber: 'Our own registration number is in the',
    imprint: 'legal notice',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'product-papers': typeof texts
  }
}
