import { isLengthUnit, isSpeedUnit } from './column-name.ts'
import type { ColumnUnit } from './column-name.ts'

/** What a column holds, which tells the units that it can be in. */
type ColumnKind = 'words' | 'number' | 'length' | 'speed' | 'angle' | 'spin' | 'temperature' | 'pressure' | 'share'

/**
 * What a shot is read from: every name a monitor has for it, the better figure first. Garmin's names are those of its
 * exports in English, German, Spanish, French and Dutch; of the Italian ones the kind of club and the carry have been
 * seen, and Swedish ones are translations.
 */
export const COLUMN_NAMES = {
  club: words(
    'club type|schlägerart|tipo de palo|type de club|type club|tipo di bastone|klubbtyp|club|club name|schlägername|nombre del palo|nom du club|clubnaam|palo|bastone|klubba',
  ),
  /** What the golfer calls it, beside the kind of club. */
  nickname: words('club name|schlägername|nombre del palo|nom du club|clubnaam'),
  hand: words('hand|handedness'),
  spinType: words(
    'spin rate type|drehratentyp|tipo de velocidad de rotación|type de vitesse de rotation|type spinsnelheid|club data est type',
  ),
  counts: words('use in stat'),
  date: words('date|datum|fecha|timestamp'),
  // The flight over level ground comes before the simulated course.
  carry: {
    kind: 'length',
    names: names(
      'carry flat length|carry distance|carry distanz|dist vuelo|distancia de vuelo|distance de portée|carry afstand|distanza di volo|carrydistans|carrylängd|carry dist|carry|carry sim',
    ),
  },
  side: {
    kind: 'length',
    names: names(
      'carry flat side|carry side|carry deviation distance|carry abweichungsdistanz|distancia de desviación de vuelo|distance de déviation de portée|carry afwijkingsafstand|side carry|lateral landing|lateral|offline|offline distance|side distance|side|carry side sim',
    ),
  },
  total: {
    kind: 'length',
    names: names(
      'est total flat length|total distance|gesamtstrecke|distancia total|distance totale|totale afstand|total dist|totaldistance|total|total sim',
    ),
  },
  smash: { kind: 'number', names: names('smash factor|smash|smashfactor|calidad del impacto|facteur de frappe') },
  ballSpeed: {
    kind: 'speed',
    names: names(
      'ball speed|ballspeed|ballgeschwindigkeit|velocidad de la pelota|vitesse de la balle|balsnelheid|ball',
    ),
  },
  clubSpeed: {
    kind: 'speed',
    names: names('club speed|clubspeed|club head speed|schl gsch|vel palo|vitesse du club|clubsnelh|club'),
  },
  launch: {
    kind: 'angle',
    names: names(
      'launch angle|abflugwinkel|ángulo de lanzamiento|angle de lancement|slaghoek|launch angle v|launch angle vertical|vertical launch|launch v|vla|launch',
    ),
  },
  start: {
    kind: 'angle',
    names: names(
      'launch direction|abflugrichtung|dirección de lanzamiento|direction de lancement|slagrichting|azimuth|horizontal launch|launch h|hla|side angle|start dir|side',
    ),
  },
  spin: {
    kind: 'spin',
    names: names('spin rate|total spin|drehrate|velocidad de rotación|vitesse de rotation|spinsnelheid|spin'),
  },
  backSpin: { kind: 'spin', names: names('back spin|backspin|back') },
  sideSpin: { kind: 'spin', names: names('side spin|sidespin|side') },
  spinAxis: {
    kind: 'angle',
    names: names('spin axis|drehachse|eje de rotación|axe de rotation|spin axis tilt|rawspinaxis'),
  },
  temperature: { kind: 'temperature', names: names('temperature|temperatur|temperatura|température|temperatuur') },
  airPressure: { kind: 'pressure', names: names('air pressure|luftdruck|presión de aire|luchtdruk') },
  humidity: { kind: 'share', names: names('relative humidity|relative luftfeuchtigkeit|humedad relativa') },
} as const satisfies Record<string, { readonly kind: ColumnKind; readonly names: readonly string[] }>

export type ColumnField = keyof typeof COLUMN_NAMES

/** Names that mean something else as well: only a unit tells a speed or a spin from a name or a distance. */
const TOLD_BY_UNIT: ReadonlySet<string> = new Set(['ball', 'club', 'side', 'back'])

/** Whether a column of this name and unit can hold it. */
export function canHold(field: ColumnField, name: string, unit: ColumnUnit | undefined): boolean {
  const { kind } = COLUMN_NAMES[field]
  if (unit === undefined) return kind === 'words' || kind === 'length' || !TOLD_BY_UNIT.has(name)
  return FITTING_UNITS[kind](unit)
}

const FITTING_UNITS = {
  words: () => false,
  number: () => false,
  length: isLengthUnit,
  speed: isSpeedUnit,
  angle: (unit) => unit === 'degrees',
  spin: (unit) => unit === 'rpm',
  temperature: (unit) => unit === 'celsius' || unit === 'fahrenheit',
  pressure: (unit) => unit === 'kilopascals',
  share: (unit) => unit === 'percent',
} as const satisfies Record<ColumnKind, (unit: ColumnUnit) => boolean>

function words(joined: string) {
  return { kind: 'words', names: names(joined) } as const
}

/** One after the other, as they are compared: `column-name.ts`. */
export function names(joined: string): readonly string[] {
  return joined.split('|')
}
