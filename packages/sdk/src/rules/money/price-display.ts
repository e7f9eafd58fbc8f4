/** Which of the two prices is displayed larger. */
export type MainPrice = 'gross' | 'net'

/** Business buyers see net prices first, everyone else gross prices; the other price is always shown too. */
export function chooseMainPrice(userType: 'business' | 'private' | null | undefined): MainPrice {
  return userType === 'business' ? 'net' : 'gross'
}
