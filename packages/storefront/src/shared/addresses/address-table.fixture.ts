import type { AddressField, DeliveryCountry } from '@cartonnage/sdk/rules'
import type { AddressFieldProblem } from './data/read-address'

/** What a form sends, and what is saved where that differs. */
export interface GoodAddress {
  readonly entered: Readonly<Partial<Record<AddressField, string>>>
  readonly saved?: Readonly<Partial<Record<AddressField, string>>>
}

/** One field of a good address made wrong. */
export interface BadAddress {
  readonly field: AddressField
  readonly text: string
  readonly problem: AddressFieldProblem
}

const good = (
  [street, postalCode, city, phoneNumber = '']: readonly [string, string, string, string?],
  saved?: GoodAddress['saved'],
): GoodAddress => ({ entered: { street, postalCode, city, phoneNumber }, ...(saved && { saved }) })

const bad = (field: AddressField, text: string, problem: AddressFieldProblem): BadAddress => ({
  field,
  text,
  problem,
})

/** What is wrong in every country. */
const alwaysBad: readonly BadAddress[] = [
  bad('country', '', 'missing'),
  bad('country', 'FR', 'country'),
  bad('country', 'Schweiz', 'country'),
  bad('firstName', ' \u00a0 ', 'missing'),
  bad('firstName', 'x'.repeat(41), 'long'),
  bad('lastName', '\u200b', 'missing'),
  bad('lastName', 'y'.repeat(300), 'long'),
  bad('street', '', 'missing'),
  bad('street', 'z'.repeat(300), 'long'),
  bad('postalCode', '', 'missing'),
  bad('postalCode', '9'.repeat(300), 'long'),
  bad('city', '\t', 'missing'),
  bad('city', 'c'.repeat(41), 'long'),
  bad('phoneNumber', 'call me', 'phone'),
  bad('phoneNumber', '12', 'phone'),
]

const badPostalCodes = (...texts: readonly string[]): readonly BadAddress[] =>
  texts.map((text) => bad('postalCode', text, 'postalCode'))

/** Ten valid and twenty invalid addresses for each country that the shops deliver to. */
export const addressTable: Readonly<
  Record<DeliveryCountry, { readonly good: readonly GoodAddress[]; readonly bad: readonly BadAddress[] }>
> = {
  CH: {
    good: [
      good(['Bahnhofstrasse 12', '8001', 'Zürich']),
      good(['rue du Lac 12', '1003', 'Lausanne', '021 555 01 00'], { phoneNumber: '+41215550100' }),
      good(['Via Nassa 3', '6900', 'Lugano', '+41 91 555 01 00'], { phoneNumber: '+41915550100' }),
      good(['12, chemin des Vignes', '1260', 'Nyon']),
      good(['Postfach 44', '3001', 'Bern']),
      good(['  Kartonweg   4 ', ' 4600 ', ' Olten '], {
        street: 'Kartonweg 4',
        postalCode: '4600',
        city: 'Olten',
      }),
      good(['Hauptstrasse 1a', '7500', 'St. Moritz']),
      good(['Dorf', '3920', 'Zermatt']),
      good(['Quai du Mont-Blanc 19', '1201', 'Genève']),
      good(['Äulestrasse 20', '9490', 'Vaduz'], { country: 'LI' }),
    ],
    bad: [...alwaysBad, ...badPostalCodes('0123', '800', '80011', 'CH-8001', '8O01')],
  },
  LI: {
    good: [
      good(['Städtle 1', '9490', 'Vaduz']),
      good(['Landstrasse 7', '9494', 'Schaan', '237 55 00'], { phoneNumber: '+4232375500' }),
      good(['Dorfstrasse 3', '9485', 'Nendeln']),
      good(['Dorfstrasse 4', '9486', 'Schaanwald']),
      good(['Dorfstrasse 5', '9487', 'Gamprin']),
      good(['Dorfstrasse 6', '9488', 'Schellenberg']),
      good(['Dorfstrasse 7', '9491', 'Ruggell', '+423 237 55 00'], { phoneNumber: '+4232375500' }),
      good(['Dorfstrasse 8', '9492', 'Eschen']),
      good(['Dorfstrasse 9', '9497', 'Triesenberg']),
      good(['Dorfstrasse 10', '9498', 'Planken']),
    ],
    bad: [...alwaysBad, ...badPostalCodes('8001', '9484', '9499', 'FL-9490', '949')],
  },
  DE: {
    good: [
      good(['Seestraße 12a', '88045', 'Friedrichshafen', '07541 5550100'], { phoneNumber: '+4975415550100' }),
      good(['Unter den Linden 77', '10117', 'Berlin', '+49 30 5550100'], { phoneNumber: '+49305550100' }),
      good(['Prager Straße 2', '01069', 'Dresden']),
      good(['Q 7, 24', '68161', 'Mannheim']),
      good(['Am Markt 1–3', '28195', 'Bremen']),
      good(['Straße des 17. Juni 135', '10623', 'Berlin']),
      good(['Packstation 145', '50667', 'Köln']),
      good(['Schloß', '88709', 'Meersburg']),
      good(['Hauptstr. 5, 3. OG', '80331', 'München']),
      good(['Königsallee 92', '40212', 'Düsseldorf', '+41 71 555 01 00'], { phoneNumber: '+41715550100' }),
    ],
    bad: [...alwaysBad, ...badPostalCodes('00000', '8804', '880455', 'D-88045', '88 045')],
  },
  NL: {
    good: [
      good(['Damrak 1', '1012AB', 'Amsterdam'], { postalCode: '1012 AB' }),
      good(['Damrak 1-3', '1012 lg', 'Amsterdam'], { postalCode: '1012 LG' }),
      good(['Coolsingel 40 A', '3011 AD', 'Rotterdam', '010 555 0100'], { phoneNumber: '+31105550100' }),
      good(['Markt 87', '2611 GS', 'Delft']),
      good(['Vrijthof 12 bis', '6211 LE', 'Maastricht']),
      good(["'s-Gravendijkwal 5", '3021 EA', 'Rotterdam']),
      good(['Postbus 9', '9700 AA', 'Groningen']),
      good(['Plein 1813 4', '2514 JN', 'Den Haag']),
      good(['Grote Markt 1', '2011 RD', 'Haarlem', '+31 23 555 0100'], { phoneNumber: '+31235550100' }),
      good(['Stationsplein 2', '3511 ED', 'Utrecht']),
    ],
    bad: [...alwaysBad, ...badPostalCodes('0123 AB', '1012', '1012 SS', '1012-AB', '1012 ABC')],
  },
  BE: {
    good: [
      good(['Meir 4 bus 4', '2000', 'Antwerpen']),
      good(['Rue Neuve 12 bte 4', '1000', 'Bruxelles', '02 555 01 00'], { phoneNumber: '+3225550100' }),
      good(['Korenmarkt 16', '9000', 'Gent']),
      good(['Place Saint-Lambert 1', '4000', 'Liège']),
      good(['Bondgenotenlaan 20', '3000', 'Leuven']),
      good(['Steenstraat 2', '8000', 'Brugge', '+32 50 55 01 00'], { phoneNumber: '+3250550100' }),
      good(['Avenue Louise 99', '1050', 'Ixelles']),
      good(['Grand-Place 1', '7000', 'Mons']),
      good(['Rue de Fer 3', '5000', 'Namur']),
      good(['Klosterstraße 5', '4700', 'Eupen']),
    ],
    bad: [...alwaysBad, ...badPostalCodes('0999', '100', '10000', 'B-1000', '1 000')],
  },
  LU: {
    good: [
      good(['12, rue du Fossé', 'L-1536', 'Luxembourg'], { postalCode: '1536' }),
      good(['5, avenue de la Liberté', '1930', 'Luxembourg', '26 55 01'], { phoneNumber: '+352265501' }),
      good(['1, rue de l’Alzette', '4010', 'Esch-sur-Alzette']),
      good(['3, Grand-Rue', 'l-9240', 'Diekirch'], { postalCode: '9240' }),
      good(['7, rue Principale', '9957', 'Drinklange']),
      good(['22, rue de Trèves', '6793', 'Grevenmacher']),
      good(['4, place du Marché', '6460', 'Echternach']),
      good(['9, route de Luxembourg', '0001', 'Luxembourg']),
      good(['B.P. 21', '2010', 'Luxembourg', '+352 26 55 01'], { phoneNumber: '+352265501' }),
      good(['2a, rue Haute', '9711', 'Clervaux']),
    ],
    bad: [...alwaysBad, ...badPostalCodes('153', '15366', 'LU-1536', 'L 1536', '15A6')],
  },
}

/** A VAT id as a business enters it, and as it is saved: in capitals. */
type VatIdCase = readonly [entered: string, saved?: string]

/** VAT ids with addresses of each country: the id's own prefix decides how it is checked, not the address. */
export const vatIdTable: Readonly<
  Record<
    DeliveryCountry,
    {
      readonly good: readonly VatIdCase[]
      /** Questioned, but saved as they are. */
      readonly doubtful: readonly string[]
      readonly bad: readonly string[]
    }
  >
> = {
  CH: {
    good: [
      ['CHE-109.999.009 MWST'],
      [' che-112.233.445 tva ', 'CHE-112.233.445 TVA'],
      ['CHE112233445'],
      ['DE999990002'],
    ],
    doubtful: ['CHE-109.999.008', 'CHE-112.233.440 MWST'],
    bad: ['CHE-109.999', 'CHE 109 999 009', 'CH109999009', 'GB123456789', 'CHE-109.999.009 MWST.'],
  },
  LI: {
    good: [['CHE-112.233.445'], ['CHE-109.999.009 MWST']],
    doubtful: ['CHE-112.233.446'],
    bad: ['LI12345', 'FL-109.999.009'],
  },
  DE: {
    good: [['DE999990002'], ['de999990002', 'DE999990002'], ['ATU12345675'], ['CHE-109.999.009']],
    doubtful: ['DE999990003'],
    bad: ['DE 999990002', 'DE99999000', 'DE099990002', '999990002', 'GR123456789', 'ATU'],
  },
  NL: {
    good: [['NL999990001B33'], ['NL123456789B13'], ['nl111111110b01', 'NL111111110B01']],
    doubtful: ['NL999990001B34'],
    bad: ['NL999990001', 'NL999990001C33', 'NL 999990001B33'],
  },
  BE: {
    good: [['BE0999990024'], ['BE1099990094'], ['FRXX123456789']],
    doubtful: ['BE0999990025'],
    bad: ['BE999990024', 'BE2999990024', 'BE 0999.990.024'],
  },
  LU: {
    good: [['LU99999075'], ['lu99999075', 'LU99999075']],
    doubtful: ['LU99999076'],
    bad: ['LU9999907', 'L-99999075', 'LU999990755'],
  },
}
