/** A tree as the platform sends it: two levels below boxes, one below tape, and a link without children. */
export const sampleTree = [
  {
    type: 'Category',
    id: '0ZGCH0000000001AAA',
    navid: 'nav-boxes',
    title: 'Boxes',
    url: '/category/boxes',
    description: 'All boxes',
    imageUrl: '/media/boxes.svg',
    children: [
      {
        type: 'Category',
        id: '0ZGCH0000000002AAA',
        navid: 'nav-folding',
        title: 'Folding boxes',
        url: '/category/detail/0ZGCH0000000002AAA',
        description: 'Flat on arrival',
        imageUrl: '/media/folding.svg',
        children: [
          { type: 'Category', id: '0ZGCH0000000003AAA', navid: 'nav-single', title: 'Single wall', url: '' },
          { type: 'Category', id: '0ZGCH0000000004AAA', navid: 'nav-double', title: 'Double wall', url: '' },
        ],
      },
      {
        type: 'Category',
        id: '0ZGCH0000000005AAA',
        navid: 'nav-tubes',
        title: 'Tubes',
        url: '',
        children: [],
      },
    ],
  },
  {
    type: 'Category',
    id: '0ZGCH0000000006AAA',
    navid: 'nav-tape',
    title: 'Tape',
    url: '',
    children: [
      { type: 'Category', id: '0ZGCH0000000007AAA', navid: 'nav-paper', title: 'Paper tape', url: '' },
    ],
  },
  { type: 'Link', id: 'made', navid: 'nav-made', title: 'Made to measure', url: '/made-to-measure' },
]
