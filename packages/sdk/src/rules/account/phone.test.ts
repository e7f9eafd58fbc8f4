import { describe, expect, it } from 'vitest'
import { formatPhone, phoneHref } from './phone'

function displayedIn(country: string, areas: string, rest: string) {
  return areas.split(' ').map((area) => [`the area ${area}`, `${country} ${area} ${rest}`] as const)
}

/** A number for each kind of area code, as displayed. */
const groupedNumbers = [
  ['Geneva', '+41 22 555 01 00'],
  ['St. Gallen', '+41 71 555 01 00'],
  ['Chur', '+41 81 555 01 00'],
  ['Lugano', '+41 91 555 01 00'],
  ['a Swiss mobile', '+41 79 123 45 67'],
  ['Liechtenstein', '+423 237 55 00'],
  ['a Dutch mobile', '+31 6 12345678'],
  ['another Dutch mobile', '+31 6 81234567'],
  ['Brussels', '+32 2 555 01 00'],
  ['Antwerp', '+32 3 555 01 00'],
  ['Liège', '+32 4 213 02 27'],
  ['Ghent', '+32 9 213 02 27'],
  ['Wavre', '+32 10 55 01 00'],
  ['Bruges', '+32 50 55 01 00'],
  ['Charleroi', '+32 71 55 01 00'],
  ['Namur', '+32 81 55 01 00'],
  ['a Belgian mobile', '+32 470 12 34 56'],
  ['Luxembourg', '+352 45 55 01'],
  ['Luxembourg since its longer numbers', '+352 26 55 01 00'],
  ['a Luxembourg mobile', '+352 621 123 456'],
  ...displayedIn('+31', '10 13 15 20 23 24 26 30 33 35 36 38 40 43 45 46 50 53 55 58 70 79', '555 0100'),
  ...displayedIn('+31', '84 85 87 88', '555 0100'),
  ...displayedIn('+31', '111 172 222 297 316 348 413 475 512 597', '555 010'),
] as const

/** The shortest and longest ones: the number of digits after an area code varies. */
const germanNumbers = [
  ...displayedIn('+49', '30 40 69 89', '55501'),
  ...displayedIn('+49', '30 40 69 89', '55501000'),
  ...displayedIn('+49', '160 170 179 1511 1520 1570 1590', '1234567'),
  ...displayedIn('+49', '160 170 179', '12345678'),
  ...displayedIn(
    '+49',
    '201 211 221 231 241 331 335 341 345 351 361 371 381 391 421 511 611 711 811 906 911',
    '5550',
  ),
  ...displayedIn(
    '+49',
    '201 211 221 231 241 331 335 341 345 351 361 371 381 391 421 511 611 711 811 906 911',
    '55501000',
  ),
  ...displayedIn('+49', '2041 2161 4101 5021 6021 7021 7541 8021 8171 9071 9321', '555'),
  ...displayedIn('+49', '2041 2161 4101 5021 6021 7021 7541 8021 8171 9071 9321', '5550100'),
] as const

/** As the platform stores it. */
const stored = (displayed: string) => displayed.replaceAll(' ', '')
/** With only its country code set apart. */
const countryApart = (displayed: string) =>
  displayed.replaceAll(' ', '').replace(/^\+(41|423|49|31|32|352)/, '$& ')

describe('formatPhone', () => {
  it.each([
    ['+14155550123', '(415) 555-0123'],
    ['+1((415)) -. 555.-0123', '(415) 555-0123'],
    ['+1\u00a0415\u00a0555\u00a00123', '(415) 555-0123'],
    ['+1 415 555 0123', '(415) 555-0123'],
    ['+1 (415) 555-0123', '(415) 555-0123'],
    ['+1.415.555.0123', '(415) 555-0123'],
    ['+1-415-555-0123', '(415) 555-0123'],
    ['  +14155550123 ', '(415) 555-0123'],
    ['+10005550123', '(000) 555-0123'],
    ['+1415555012', '+1415555012'],
    ['+141555501234', '+141555501234'],
    ['+1 415 555 0123 ext. 4', '+1 415 555 0123 ext. 4'],
    ['+1/415/555/0123', '+1/415/555/0123'],
    ['14155550123', '14155550123'],
    ['+41 71 555 01 00', '+41 71 555 01 00'],
    ['x+14155550123', 'x+14155550123'],
    ['+1 415 555 0123)', '+1 415 555 0123)'],
    ['+2 415 555 0123', '+2 415 555 0123'],
    ['++14155550123', '++14155550123'],
    ['＋14155550123', '＋14155550123'],
    ['+1415555０123', '+1415555０123'],
    ['+1415555\u200b0123', '+1415555\u200b0123'],
    [`+1${'4'.repeat(5000)}`, `+1${'4'.repeat(5000)}`],
    [' 071 555 01 00 ', '071 555 01 00'],
    ['+1٤155550123', '+1٤155550123'],
    ['', ''],
    ['  ', ''],
    [null, ''],
    [undefined, ''],
    [NaN, ''],
    [{}, ''],
    [['+14155550123'], ''],
    [Symbol('+14155550123'), ''],
    [14155550123, ''],
  ])('[5-13] %o is displayed as %j', (phone, displayed) => {
    expect(formatPhone(phone)).toBe(displayed)
  })

  it.each([...groupedNumbers, ...germanNumbers])('groups a number of %s: %s', (_location, displayed) => {
    expect(formatPhone(stored(displayed))).toBe(displayed)
  })

  it.each([...groupedNumbers, ...germanNumbers])(
    'leaves a number of %s unchanged if there is other text: %s',
    (_location, displayed) => {
      expect(formatPhone(`Tel. ${stored(displayed)}`)).toBe(`Tel. ${stored(displayed)}`)
      expect(formatPhone(`${stored(displayed)} ext. 4`)).toBe(`${stored(displayed)} ext. 4`)
    },
  )

  it.each(groupedNumbers)(
    'sets the country code alone apart when a digit is missing or too many in a number of %s: %s',
    (_location, displayed) => {
      expect(formatPhone(stored(displayed).slice(0, -1))).toBe(countryApart(displayed).slice(0, -1))
      expect(formatPhone(`${stored(displayed)}0`)).toBe(`${countryApart(displayed)}0`)
    },
  )

  it.each([
    ['+49 305550', 'four digits after the area code of Berlin'],
    ['+49 30555010001', 'nine of them'],
    ['+49 170123456', 'six digits after a mobile code'],
    ['+49 170123456789', 'nine of them'],
    ['+49 338415550100', 'Bad Belzig: area codes of the east have up to five digits'],
    ['+49 8005550100', 'costs nothing in Germany'],
    ['+49 9005550100', 'costs more in Germany'],
    ['+49 7005550100', 'a personal number in Germany'],
    ['+49 7541', 'an area code alone'],
    ['+49 15301234567', 'a mobile code that nobody has'],
    ['+41 800555010', 'costs nothing in Switzerland'],
    ['+41 900555010', 'costs more in Switzerland'],
    ['+423 8092222', 'costs nothing in Liechtenstein'],
    ['+31 800123456', 'costs nothing in the Netherlands'],
    ['+31 662345678', 'a Dutch pager'],
    ['+32 80012345', 'costs nothing in Belgium'],
    ['+32 90012345', 'costs more in Belgium'],
    ['+352 80021234', 'costs nothing in Luxembourg'],
    ['+32 800123', 'too short for Belgium'],
    ['+41 7155', 'the fewest digits that are taken for a number'],
    ['+41 715550100123', 'the most digits'],
  ])('sets apart only the country code of %s: %s', (displayed) => {
    expect(formatPhone(stored(displayed))).toBe(displayed)
  })

  it.each(['Tel. +4975415550100', '+4975415550100 ext. 4', '+49 75415550100'])(
    'leaves %s, whose groups are unknown, unchanged',
    (phone) => {
      expect(formatPhone(phone)).toBe(phone)
    },
  )

  it.each(['+33155501000', '+41 715550100', '+41', '+41715', '+417155501001234', '+41715550１00'])(
    'leaves %s unchanged',
    (phone) => {
      expect(formatPhone(phone)).toBe(phone)
    },
  )
})

describe('phoneHref', () => {
  it.each([
    ['+41 71 555 01 00', 'tel:+41715550100'],
    ['Tel: +41 71 555 01 00', 'tel:+41715550100'],
    ['TEL:+41\u00a071', 'tel:+4171'],
    [' tel:071 ', 'tel:071'],
    ['tEl :\t071 555\u202f01\n00', 'tel:0715550100'],
    ['Fon: 071', 'tel:Fon:071'],
    ['071 Tel: 072', 'tel:071Tel:072'],
    ['Tel: Tel: 071', 'tel:Tel:071'],
    ['Telefon: 071', 'tel:Telefon:071'],
    ['\u202a+41 71\u202c\u200b 555', 'tel:+4171555'],
    ['071\ud800', 'tel:071'],
    ['071 <script>', 'tel:071%3Cscript%3E'],
    ['.', undefined],
    [' . ', undefined],
    ['Tel:', undefined],
    ['', undefined],
    ['٠٧١', undefined],
    ['call us', undefined],
    [null, undefined],
    [{}, undefined],
    [['071'], undefined],
    [Symbol('071'), undefined],
    [undefined, undefined],
    [71, undefined],
  ])('[3.navigation-and-footer-4] [2.10-11] %o becomes %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })
})
