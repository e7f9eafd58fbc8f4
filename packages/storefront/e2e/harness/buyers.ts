/** A seeded buyer who signs in by the page. */
export interface Buyer {
  readonly username: string
  readonly name: string
  /** Decides which price is large. */
  readonly type: 'private' | 'business'
}

/** The password of every seeded buyer. */
export const password = 'cartonnage'

export const buyers = {
  CH: {
    private: { username: 'lea.keller@example.com', name: 'Lea Keller', type: 'private' },
    business: { username: 'einkauf@alpenblick.example', name: 'Reto Brunner', type: 'business' },
  },
  DE: {
    private: { username: 'jonas.weber@example.de', name: 'Jonas Weber', type: 'private' },
    business: { username: 'einkauf@sonnenhalde.example', name: 'Annelise Müller', type: 'business' },
  },
} as const satisfies Readonly<Record<'CH' | 'DE', Readonly<Record<Buyer['type'], Buyer>>>>
