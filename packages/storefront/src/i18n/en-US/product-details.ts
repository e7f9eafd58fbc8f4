/** What a product's page and its papers say beyond lists: views of it, facts that follow from others, and its papers. */
export const texts = {
  views: 'Views of {{name}}',
  view: {
    closed: 'Closed',
    open: 'Open',
    blank: 'Blank',
    flute: 'Flute {{flute}}',
    pallet: 'On a pallet',
  },
  caption: {
    closed: 'Closed, inner size in mm',
    open: 'Open',
    blank: 'Blank with inner sizes in mm, without the allowance for the board',
    flute: 'Flute {{flute}} in cross-section, about {{thickness}} thick, enlarged',
    pallet: 'Delivered flat, {{pallet}} on a pallet. The stack is schematic.',
    bundles: 'Delivered flat, {{pallet}} on a pallet: {{bundles}} of {{bundle}}. The stack is schematic.',
  },
  drawing: '{{view}}: {{name}}',
  shown: 'View {{number}} of {{count}}: {{caption}}',
  blankNote: 'Inner sizes, without the allowance for the board.',
  blankPage: 'Crease lines with allowance',
  fact: {
    inner: 'Inner size L × W × H',
    outer: 'Outer size',
    heights: 'Heights',
    board: 'Board',
    grade: 'grade {{grade}}',
    flute: 'Flute',
    construction: 'Construction',
    load: 'Maximum load',
    emptyWeight: 'Empty weight',
    materials: 'Material',
    colour: 'Color',
    recycled: 'Recycled content',
    certificates: 'Certificate',
    content: 'Content',
    bundle: 'Bundle',
    pallet: 'Pallet',
    innerTube: 'Inner diameter × length',
    volume: 'Volume',
    thickness: 'about {{thickness}}',
    edgeCrush: 'Edge crush resistance',
    edgeCrushValue: '{{value}} kN/m, typical of quality {{grade}}',
    food: 'Food contact',
    forFood: 'intended',
    weight: 'Weight',
  },
  papers: {
    label: 'Papers of this item',
    dataSheet: 'Data sheet',
    declaration: 'Packaging materials',
    file: 'Blank as SVG',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'product-details': typeof texts
  }
}
