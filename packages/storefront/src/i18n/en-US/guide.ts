/** Guides about packaging; see `service.ts` for the format of a text. `lists` has titles and slugs of categories. */
export const texts = {
  measuring: {
    title: 'How to measure a box',
    text: `Boxes are measured inside, in millimeters: length × width × height, always in this order.
## Length, width, height
The length is the longer side of the opening, the width the shorter one. The height goes from the opening to the bottom. 300 × 200 × 150 mm is a box whose opening is 300 mm by 200 mm and that is 150 mm deep.
## From your goods to the box
- Measure the goods at their widest points, with their own packaging.
- Add what protects them: about 10 mm on each side for sturdy goods, 30 to 50 mm for fragile ones.
- Type the three numbers into the Box Finder. It turns the goods for you and ranks the boxes by the space that is left.
## Inside is not outside
The board takes up room. A B-flute folding box is about 6 mm longer and wider outside than inside and about 12 mm taller, because the flaps lie in two layers at top and bottom. Carriers measure the outside; the item page gives both. All sizes: [Folding boxes](/category/folding-boxes).`,
  },
  flutes: {
    title: 'Which flute do I need?',
    text: `Corrugated board is a wave between two liners. Its height determines how well a box prints, cushions and stacks.
## The flutes compared
![flutes]
## Single or double wall?
The edge crush resistance tells you how much the wall can carry: 3.5 to 6.5 kN/m for single wall, 6.5 to 9.5 for double wall, 14 and more for three flutes. Damp halves it, so store boxes dry and stack them edge on edge.
Every item page shows the flute, the maximum load and the weight of the box.`,
    lists: {
      letter: { title: 'Large-letter boxes', slug: 'letter-boxes' },
      single: { title: 'Single-wall boxes', slug: 'single-wall-boxes' },
      double: { title: 'Double-wall boxes', slug: 'double-wall-boxes' },
      triple: { title: 'Heavy-duty triple-wall boxes', slug: 'heavy-duty-boxes' },
    },
  },
  tape: {
    title: 'How to seal a box',
    text: `A folding box needs tape on top and bottom, along the seam and 50 to 70 mm down each short side.
## Which tape?
- PP tape: quick; the quiet ones cost a little more. Right for parcels up to about 20 kg.
- PVC tape: sticks to dusty and cold board and unrolls quietly.
- Gummed tape: bonds with the board, shows every attempt to open it and goes into the paper bin with the box. Needs a [moistener](/category/dispensers-strapping).
- Paper tape: self-adhesive, for light parcels that should be all paper.
## How wide?
50 mm is the standard. Heavy or wide boxes need 75 mm, or tape across the edges as well, forming an H.
## How much?
One box of 400 × 300 mm takes about 1.1 m of tape. A roll of 66 m seals about 60 of them. All tapes: [Packing tape](/category/packing-tape).`,
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    guide: typeof texts
  }
}
