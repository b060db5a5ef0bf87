import { names } from './column-names.ts'

/** A layout that a launch monitor writes, known by the names of its columns (`column-name.ts`). */
export type Format = {
  readonly vendor: string
  /** Names that tell it from the others. The share of them that a row holds says how likely it is. */
  readonly signature: readonly string[]
  /** What the columns count in when the file does not say: it is documented. */
  readonly units?: 'yards'
  /** The club stands alone in a line above its shots. */
  readonly hasClubLines?: true
  /** A smash factor of nothing or less is a misread shot, where the club was seen. */
  readonly marksMisreads?: true
  /** Spin is measured with any ball: cameras see it turn. Others measure it with marked balls and say so, or not. */
  readonly measuresSpin?: true
}

/** Layouts as exports and working public parsers have them, gathered in November 2026. */
export const FORMATS: readonly Format[] = [
  {
    vendor: 'Garmin',
    signature: names(
      'club type|face to path|backspin|apex height|carry distance|carry deviation angle|carry deviation distance|total deviation angle|total deviation distance',
    ),
    marksMisreads: true,
  },
  {
    vendor: 'Garmin',
    signature: names(
      'schlägerart|schlagflächenstellung|drehrate|abflugwinkel|carry distanz|carry abweichungswinkel|carry abweichungsdistanz|gesamtstrecke|gesamtabweichungsdistanz',
    ),
    marksMisreads: true,
  },
  {
    vendor: 'Garmin',
    signature: names(
      'tipo de palo|cara a línea|calidad del impacto|ángulo de lanzamiento|dist vuelo|ángulo de desviación de vuelo|distancia de desviación de vuelo|ángulo de desviación total|distancia de desviación total',
    ),
    marksMisreads: true,
  },
  {
    vendor: 'Garmin',
    signature: names(
      'type de club|face vers trajectoire|facteur de frappe|angle de lancement|distance de portée|angle de déviation de portée|distance de déviation de portée|angle de déviation totale|distance de déviation totale',
    ),
    marksMisreads: true,
  },
  {
    vendor: 'Garmin',
    signature: names(
      'type club|clubsnelh|balsnelheid|smashfactor|slaghoek|slagrichting|spinsnelheid|carry afstand|carry afwijkingsafstand|totale afstand|totale afwijkingsafstand',
    ),
    marksMisreads: true,
  },
  {
    vendor: 'Rapsodo',
    signature: names('club type|club brand|club model|carry distance|side carry|descent angle|apex|club data est type'),
    units: 'yards',
  },
  {
    vendor: 'SkyTrak',
    signature: names('shot|hand|launch|back|ftt|offline|carry|roll|total|flight|dscnt|height'),
    hasClubLines: true,
    measuresSpin: true,
  },
  {
    vendor: 'SkyTrak',
    signature: names('shot|club|side angle|back spin|side spin|carry|roll|total|offline|max height|flight time'),
    measuresSpin: true,
  },
  {
    vendor: 'Square',
    signature: names(
      'club|index|launch direction|back spin|side spin|apex|offline|landing angle|face angle|dynamic loft',
    ),
  },
  {
    vendor: 'Uneekor',
    signature: names('no|club|ball type|side distance|side angle|back spin|side spin|apex|face angle|dynamic loft'),
    measuresSpin: true,
  },
  {
    vendor: 'Full Swing',
    signature: names('session|shot|timestamp|club|horizontal launch|apex|side|side total|face to path|face to target'),
  },
  {
    vendor: 'Foresight',
    signature: names(
      'shot id|club|club head speed|azimuth|carry|offline|distance to pin|vert path|horiz path|horiz impact|vert impact',
    ),
    measuresSpin: true,
  },
  {
    vendor: 'Foresight',
    signature: names(
      'shot|club|launch angle vertical|club head speed|run distance|total distance|offline distance|peak height|hang time',
    ),
    measuresSpin: true,
  },
  {
    vendor: 'Foresight',
    signature: names(
      'time|launch direction|spin axis tilt|carry|offline|club speed at impact|angle of attack|closure rate|horizontal impact|vertical impact',
    ),
    hasClubLines: true,
    measuresSpin: true,
  },
  {
    vendor: 'TrackMan',
    signature: names(
      'tmd no|low point|swing plane|swing direction|dyn loft|last data point length|carry flat length|carry flat side|est total flat length|use in stat',
    ),
  },
  {
    vendor: 'TrackMan',
    signature: names('low point|swing plane|swing direction|dynamic loft|spin loft|landing angle|hang time|carry'),
  },
  {
    vendor: 'FlightScope',
    signature: names('ball|launch v|launch h|spin axis|carry|roll|total|height|lateral|time'),
  },
  {
    vendor: 'FlightScope',
    signature: names('vertical launch|horizontal launch|spin rate|spin axis|carry|total|lateral landing|flight time'),
  },
  {
    vendor: 'FlightScope',
    signature: names('club|shot|ball|aoa|spin loft|lateral|shot type|launch h|launch v|mode|location|altitude'),
  },
  {
    vendor: 'FlightScope',
    signature: names('club|ball speed|club speed|smash|carry distance|launch angle v|spin|height|time'),
  },
  {
    vendor: 'GSPro',
    signature: names('club name|carry dist|total dist|offline|peak height|desc angle|hla|vla|club aoa'),
  },
  {
    vendor: 'GSPro',
    signature: names('clubspeed|ballspeed|carry|totaldistance|offline|peakheight|hla|vla|rawspinaxis|aoa'),
  },
  {
    vendor: 'OpenGolfLab',
    signature: names('club|ball speed|club speed|smash|start dir|back spin|offline|descent angle|ball model'),
    units: 'yards',
  },
]
