/**
 * Subdivisions of the countries whose addresses name one: code, then the name in German, French and English.
 * A single name is the same in all three languages.
 */
const rows: Readonly<Record<string, string>> = {
  CH: `AG Aargau/Argovie/Aargau
AI Appenzell Innerrhoden/Appenzell Rhodes-Intérieures/Appenzell Innerrhoden
AR Appenzell Ausserrhoden/Appenzell Rhodes-Extérieures/Appenzell Ausserrhoden
BE Bern/Berne/Bern
BL Basel-Landschaft/Bâle-Campagne/Basel-Landschaft
BS Basel-Stadt/Bâle-Ville/Basel-Stadt
FR Freiburg/Fribourg/Fribourg
GE Genf/Genève/Geneva
GL Glarus/Glaris/Glarus
GR Graubünden/Grisons/Graubünden
JU Jura
LU Luzern/Lucerne/Lucerne
NE Neuenburg/Neuchâtel/Neuchâtel
NW Nidwalden/Nidwald/Nidwalden
OW Obwalden/Obwald/Obwalden
SG St. Gallen/Saint-Gall/St. Gallen
SH Schaffhausen/Schaffhouse/Schaffhausen
SO Solothurn/Soleure/Solothurn
SZ Schwyz
TG Thurgau/Thurgovie/Thurgau
TI Tessin/Tessin/Ticino
UR Uri
VD Waadt/Vaud/Vaud
VS Wallis/Valais/Valais
ZG Zug/Zoug/Zug
ZH Zürich/Zurich/Zurich`,
  DE: `BB Brandenburg/Brandebourg/Brandenburg
BE Berlin
BW Baden-Württemberg/Bade-Wurtemberg/Baden-Württemberg
BY Bayern/Bavière/Bavaria
HB Bremen/Brême/Bremen
HE Hessen/Hesse/Hesse
HH Hamburg/Hambourg/Hamburg
MV Mecklenburg-Vorpommern/Mecklembourg-Poméranie-Occidentale/Mecklenburg-Western Pomerania
NI Niedersachsen/Basse-Saxe/Lower Saxony
NW Nordrhein-Westfalen/Rhénanie-du-Nord-Westphalie/North Rhine-Westphalia
RP Rheinland-Pfalz/Rhénanie-Palatinat/Rhineland-Palatinate
SH Schleswig-Holstein
SL Saarland/Sarre/Saarland
SN Sachsen/Saxe/Saxony
ST Sachsen-Anhalt/Saxe-Anhalt/Saxony-Anhalt
TH Thüringen/Thuringe/Thuringia`,
  AT: `1 Burgenland
2 Kärnten/Carinthie/Carinthia
3 Niederösterreich/Basse-Autriche/Lower Austria
4 Oberösterreich/Haute-Autriche/Upper Austria
5 Salzburg/Salzbourg/Salzburg
6 Steiermark/Styrie/Styria
7 Tirol/Tyrol/Tyrol
8 Vorarlberg
9 Wien/Vienne/Vienna`,
}

const languages: readonly string[] = ['de', 'fr', 'en']

/** A subdivision of a country as an address form shows it. */
export interface Subdivision {
  readonly isoCode: string
  readonly label: string
}

/** The subdivisions of a country in the order of their codes; none where addresses have none. English except for de and fr. */
export function listSubdivisions(countryCode: string, language: string): Subdivision[] {
  const index = languages.includes(language) ? languages.indexOf(language) : 2
  return (rows[countryCode]?.split('\n') ?? []).map((row) => {
    const gap = row.indexOf(' ')
    const names = row.slice(gap + 1).split('/')
    return { isoCode: row.slice(0, gap), label: names[index] ?? names[0] ?? '' }
  })
}

/** Whether an address of this country may have that subdivision; any is accepted where there is no list. */
export function isSubdivision(countryCode: string, code: string): boolean {
  const subdivisions = listSubdivisions(countryCode, 'en')
  return subdivisions.length === 0 || subdivisions.some(({ isoCode }) => isoCode === code)
}
