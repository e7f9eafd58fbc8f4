/** @typedef {{ readonly first: number, readonly second: number, readonly third: number }} Shape */

/** How many nodes a shape makes. @param {Shape} shape */
export const countNodes = ({ first, second, third }) => first * (1 + second * (1 + third))

/**
 * A category tree as the platform sends it, with texts and addresses of the usual length.
 * @param {Shape} shape how many nodes there are at the first level, and below each of the first and the second
 */
export const createTree = ({ first, second, third }) => {
  let number = 0
  /** @param {number} level @param {number} index @param {readonly unknown[]} children */
  const node = (level, index, children) => {
    number += 1
    const id = `0ZGCH${String(number).padStart(10, '0')}AAA`
    return {
      type: 'Category',
      id,
      navid: `nav-${number}`,
      level,
      title: `Kartons und Schachteln ${level}.${index + 1}`,
      url: `/category/detail/${id}`,
      description: 'Faltkartons und Versandkartons in vielen Grössen, ab einem Stück, mit Mengenrabatt.',
      imageUrl: level < 3 ? '/cms/delivery/media/boxes.svg' : null,
      index,
      children,
    }
  }
  /** @param {number} count @param {(index: number) => unknown} make */
  const row = (count, make) => Array.from({ length: count }, (_, index) => make(index))
  return row(first, (one) =>
    node(
      1,
      one,
      row(second, (two) =>
        node(
          2,
          two,
          row(third, (three) => node(3, three, [])),
        ),
      ),
    ),
  )
}

/**
 * The trees to compare by their names: what each has besides the sandbox's own categories.
 * @type {Readonly<Record<string, Shape>>}
 */
export const trees = {
  small: { first: 0, second: 0, third: 0 },
  large: { first: 8, second: 34, third: 36 },
}
