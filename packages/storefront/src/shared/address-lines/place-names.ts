/** The platform's names of a country and its subdivisions, in the language of the shop page. */
export interface PlaceNames {
  readonly country: string
  /** Labels by code. */
  readonly subdivisions: Readonly<Partial<Record<string, string>>>
}

/** Names by country code. Countries that the shop delivers to are missing: their names are among the shop's texts. */
export type PlaceNamesByCountry = Readonly<Partial<Record<string, PlaceNames>>>

/** The name of a country, if there is one. The country comes from an address, so it may be any text. */
export const countryNameOf = (placeNames: PlaceNamesByCountry, country: string | null): string | undefined =>
  namesOf(placeNames, country)?.country

/** The name of a subdivision of a country, if there is one. */
export function subdivisionNameOf(
  placeNames: PlaceNamesByCountry,
  { country, code }: { readonly country: string | null; readonly code: string },
): string | undefined {
  const { subdivisions = {} } = namesOf(placeNames, country) ?? {}
  return Object.hasOwn(subdivisions, code) ? subdivisions[code] : undefined
}

const namesOf = (placeNames: PlaceNamesByCountry, country: string | null): PlaceNames | undefined =>
  country !== null && Object.hasOwn(placeNames, country) ? placeNames[country] : undefined
