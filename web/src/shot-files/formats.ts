/** A layout that a launch monitor writes, known by the names of its columns (`column-name.ts`). */
export type Format = {
  readonly vendor: string
  /** Names that tell it from the others. The share of them that a row holds says how likely it is. */
  readonly signature: readonly string[]
  /** What the columns count in when the file does not say: it is documented. */
  readonly units?: 'yards'
  /** The club stands alone in a line above its shots. */
  readonly hasClubLines?: true
  /** A smash factor of nothing or less is a misread shot. */
  readonly marksMisreads?: true
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
    vendor: 'Rapsodo',
    signature: names('club type|club brand|club model|carry distance|side carry|descent angle|apex|club data est type'),
    units: 'yards',
  },
  {
    vendor: 'SkyTrak',
    signature: names('shot|hand|launch|back|ftt|offline|carry|roll|total|flight|dscnt|height'),
    hasClubLines: true,
  },
  {
    vendor: 'SkyTrak',
    signature: names('shot|club|side angle|back spin|side spin|carry|roll|total|offline|max height|flight time'),
  },
  {
    vendor: 'Foresight',
    signature: names(
      'shot id|club|club head speed|azimuth|carry|offline|distance to pin|vert path|horiz path|horiz impact|vert impact',
    ),
  },
  {
    vendor: 'Foresight',
    signature: names(
      'time|launch direction|spin axis tilt|carry|offline|club speed at impact|angle of attack|closure rate|horizontal impact|vertical impact',
    ),
    hasClubLines: true,
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
    vendor: 'GSPro',
    signature: names('club name|carry dist|total dist|offline|peak height|desc angle|hla|vla|club aoa'),
  },
  {
    vendor: 'GSPro',
    signature: names('clubspeed|ballspeed|carry|totaldistance|offline|peakheight|hla|vla|rawspinaxis|aoa'),
  },
]

/** What a shot is read from: every name a monitor has for it, the better figure first. */
export const COLUMN_NAMES = {
  club: names('club type|schlägerart|club|club name|schlägername'),
  // The flight over level ground comes before the simulated course.
  carry: names('carry flat length|carry distance|carry distanz|carry dist|carry|carry sim'),
  offline: names(
    'carry flat side|carry side|carry deviation distance|carry abweichungsdistanz|side carry|lateral landing|lateral|offline|side|carry side sim',
  ),
  smash: names('smash factor'),
  counts: names('use in stat'),
} as const

function names(joined: string): readonly string[] {
  return joined.split('|')
}
