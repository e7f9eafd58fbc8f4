/** The public pages of the carriers on which a parcel can be followed, by the names that delivery methods have. */
const trackingPages: Readonly<Record<string, (trackingNumber: string) => string>> = {
  'Swiss Post': (number) => `https://service.post.ch/ekp-web/ui/entry/search/${number}`,
  'Swiss Post Cargo': (number) => `https://service.post.ch/ekp-web/ui/entry/search/${number}`,
  DHL: (number) => `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${number}`,
  'DHL Express': (number) => `https://www.dhl.com/de-de/home/tracking.html?tracking-id=${number}`,
  'DHL Freight': (number) => `https://www.dhl.com/de-de/home/tracking.html?tracking-id=${number}`,
  PostNL: (number) => `https://jouw.postnl.nl/track-and-trace/${number}`,
  bpost: (number) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${number}`,
  DPD: (number) => `https://www.dpdgroup.com/lu/mydpd/my-parcels/track?parcelNumber=${number}`,
}

/** Where a parcel can be followed; null for a carrier without such a page. */
export const trackingUrlOf = (carrier: string | null, trackingNumber: string | null): string | null =>
  carrier === null || trackingNumber === null ? null : (trackingPages[carrier]?.(trackingNumber) ?? null)

/** A tracking number: that of the delivery note with the shop's number at the carrier in front. */
export const trackingNumberOf = (noteSequence: number): string =>
  `9960${String(noteSequence).padStart(14, '0')}`
