/** Public holidays by day (`2026-12-25`), each with the locations that keep it: countries (`CH`) and subdivisions (`CH-ZH`). */
export type HolidayCalendar = Readonly<Record<string, readonly string[]>>

/** The first and the last day of a period, both as `2026-11-26`. */
export interface Period {
  /** The first day. */
  readonly from: string
  /** The last day, which is included. */
  readonly to: string
}

/**
 * Days by month and day, `E` with the days after Easter Sunday, or `09-05w4`: the first Thursday from 5 September on; with `+`
 * a week later if that would be in the week before Easter. Saturdays and Sundays are no working days anyway, so holidays that
 * are always on them are left out. Source: date-holidays 3.37, which cites the laws of countries, cantons and Länder;
 * without half days and holidays of single municipalities.
 */
const holidays: Readonly<Record<string, string>> = {
  // Of the cantons' holidays, those of nearly all of them, on which nobody delivers.
  CH: '01-01 E-2 E1 E39 E50 08-01 12-25 12-26',
  LI: '01-01 01-06 E-2 E1 05-01 E39 E50 E60 08-15 09-08 11-01 12-08 12-25 12-26',
  DE: '01-01 E-2 E1 05-01 E39 E50 10-03 12-25 12-26',
  NL: '01-01 E1 04-27 E39 E50 12-25 12-26',
  BE: '01-01 E1 05-01 E39 E50 07-21 08-15 11-01 11-11 12-25',
  LU: '01-01 E1 05-01 05-09 E39 E50 06-23 08-15 11-01 12-25 12-26',
  'CH-AG': '01-02 05-01 E60 08-15 11-01 12-08',
  'CH-AI': 'E60 08-15 11-01',
  'CH-BE': '01-02',
  'CH-BL': '05-01',
  'CH-BS': '05-01',
  'CH-FR': 'E60 08-15 11-01 12-08',
  'CH-GE': '09-05w4 12-31',
  'CH-GL': '04-01w4+ 11-01',
  'CH-JU': '01-02 05-01 E60 06-23 08-15 11-01',
  'CH-LU': 'E60 08-15 11-01 12-08',
  'CH-NE': '03-01 05-01',
  'CH-NW': '03-19 E60 08-15 11-01 12-08',
  'CH-OW': 'E60 08-15 09-25 11-01 12-08',
  'CH-SG': '11-01',
  'CH-SH': '05-01',
  'CH-SO': '03-19 E60 08-15 11-01',
  'CH-SZ': '01-06 03-19 E60 08-15 11-01 12-08',
  'CH-TG': '01-02 05-01',
  'CH-TI': '01-06 03-19 05-01 E60 06-29 08-15 11-01 12-08',
  'CH-UR': '01-06 03-19 E60 08-15 11-01 12-08',
  'CH-VD': '01-02 09-16w1',
  'CH-VS': '03-19 E60 08-15 11-01 12-08',
  'CH-ZG': 'E60 08-15 11-01 12-08',
  'CH-ZH': '05-01',
  'DE-BB': '10-31',
  'DE-BE': '03-08',
  'DE-BW': '01-06 E60 11-01',
  'DE-BY': '01-06 E60 11-01',
  'DE-HB': '10-31',
  'DE-HE': 'E60',
  'DE-HH': '10-31',
  'DE-MV': '03-08 10-31',
  'DE-NI': '10-31',
  'DE-NW': 'E60 11-01',
  'DE-RP': 'E60 11-01',
  'DE-SH': '10-31',
  'DE-SL': 'E60 08-15 11-01',
  'DE-SN': '10-31 11-16w3',
  'DE-ST': '01-06 10-31',
  'DE-TH': '09-20 10-31',
}

const dayMs = 86_400_000

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Easter Sunday of a year in the Gregorian calendar, in ms since 1970 (Meeus, Jones and Butcher). */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (((corrected + 19 * golden + 15) % 30) + 30) % 30
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0)
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return Date.UTC(year, 2, 28 + moon - weekday)
}

function dayOf(mark: string, year: number): string {
  const easter = easterSunday(year)
  if (mark.startsWith('E')) return toDay(easter + Number(mark.slice(1)) * dayMs)
  const [date = '', weekday] = mark.split('w')
  if (weekday === undefined) return `${year}-${date}`
  const first = Date.parse(`${year}-${date}`)
  const time = first + ((Number.parseInt(weekday) - new Date(first).getUTCDay() + 7) % 7) * dayMs
  const isMoved = weekday.endsWith('+') && time < easter && time > easter - 7 * dayMs
  return toDay(isMoved ? time + 7 * dayMs : time)
}

/**
 * The public holidays of countries (ISO 3166-1 alpha-2) and their subdivisions in a period, by day. Countries without
 * deliveries have none.
 */
export function publicHolidays(countryCodes: readonly string[], { from, to }: Period): HolidayCalendar {
  const first = Number(from.slice(0, 4))
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index)
  const found: Record<string, string[]> = {}
  for (const [location, marks] of Object.entries(holidays)) {
    if (!countryCodes.includes(location.slice(0, 2))) continue
    for (const day of years.flatMap((year) => marks.split(' ').map((mark) => dayOf(mark, year))))
      if (from <= day && day <= to) (found[day] ??= []).push(location)
  }
  return found
}
