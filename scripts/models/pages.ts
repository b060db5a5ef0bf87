import { asvsPage } from './asvs.ts'
import { ballFlightPage } from './ball-flight.ts'
import { cataloguePage } from './catalogue.ts'
import { coursesPage } from './courses.ts'
import { deviceContentsPage } from './device-contents.ts'
import { distancesPage } from './distances.ts'
import { gappingPage } from './gapping.ts'
import { shotAdvicePage } from './shot-advice.ts'
import { shotMemoryPage } from './shot-memory.ts'
import { strokesGainedPage } from './strokes-gained.ts'

/** A document that is written from code or data, and how. */
export type GeneratedPage = { readonly path: string; readonly write: () => string }

export const PAGES: readonly GeneratedPage[] = [
  { path: 'docs/models/ball-flight.md', write: ballFlightPage },
  { path: 'docs/models/catalogue.md', write: cataloguePage },
  { path: 'docs/models/courses.md', write: coursesPage },
  { path: 'docs/models/distances.md', write: distancesPage },
  { path: 'docs/models/gapping.md', write: gappingPage },
  { path: 'docs/models/shot-advice.md', write: shotAdvicePage },
  { path: 'docs/models/shot-memory.md', write: shotMemoryPage },
  { path: 'docs/models/strokes-gained.md', write: strokesGainedPage },
  { path: 'docs/security/asvs.md', write: asvsPage },
  { path: 'docs/security/device-contents.md', write: deviceContentsPage },
]
