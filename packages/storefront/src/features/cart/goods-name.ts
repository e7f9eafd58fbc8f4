/** A product's name whose sizes never break: '300 × 200 × 150 mm' stays on one line. */
export function keepSizesTogether(name: string): string {
  return name.replace(/(\d) (?=×)|× (?=\d)|(\d) (?=mm\b|m\b)/g, (blank) => `${blank.slice(0, -1)}\u00a0`)
}
