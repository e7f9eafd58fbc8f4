/** Which of the two prices is the large one. */
export type MainPrice = 'gross' | 'net'

/** Business buyers read net prices first, everybody else gross ones; the other price is never hidden. */
export function chooseMainPrice(userType: 'business' | 'private' | null | undefined): MainPrice {
  return userType === 'business' ? 'net' : 'gross'
}
