/** How goods are delivered, as far as the shop asks for more about it. */
export type DeliveryKind = 'freight' | 'pickUp' | 'parcel'

/** The kind of a delivery method, by its class of service; whatever the shop does not know is a parcel. */
export function deliveryKind({ classOfService }: { readonly classOfService: string | null }): DeliveryKind {
  const service = classOfService?.toUpperCase()
  if (service === 'FREIGHT') return 'freight'
  return service === 'PICKUP' ? 'pickUp' : 'parcel'
}
