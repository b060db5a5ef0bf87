import type { NewerBall } from './newer-model.ts'

const CHECKED_ON = '2026-11-22'

/** What the three Callaway balls of January 2026 have in common. */
const CALLAWAY_2026 = {
  brand: 'Callaway',
  year: 2026,
  cover: 'Urethane',
  basis: 'pgatour.com, equipment report of 2026-01-06; news.scga.org, review',
  confidence: 'high',
  onSale: { day: '2026-01-30', basis: 'news.scga.org and bsports.news', confidence: 'high' },
  price: {
    dollars: 57.99,
    year: 2026,
    checkedOn: CHECKED_ON,
    basis: 'bsports.news, list price in the United States',
    confidence: 'medium',
  },
  checkedOn: CHECKED_ON,
} as const satisfies Partial<NewerBall>

const TAYLORMADE_2026 = {
  brand: 'TaylorMade',
  year: 2026,
  construction: '5-piece',
  basis: 'irishgolfer.ie of 2026-02-03; fogolf.com, review',
  confidence: 'high',
  checkedOn: CHECKED_ON,
} as const satisfies Partial<NewerBall>

const TITLEIST_2025 = {
  brand: 'Titleist',
  year: 2025,
  basis: 'golfpass.com, review of 2025',
  confidence: 'high',
  checkedOn: CHECKED_ON,
} as const satisfies Partial<NewerBall>

/** Balls since 2024. Of none a compression was found, so they are shown with the ball they follow and not ranked. */
export const NEWER_BALLS: readonly NewerBall[] = [
  {
    ...CALLAWAY_2026,
    id: 'callaway-chrome-tour-2026',
    model: 'Chrome Tour',
    succeeds: 'callaway-chrome-tour',
    construction: '4-piece',
  },
  { ...CALLAWAY_2026, id: 'callaway-chrome-tour-x-2026', model: 'Chrome Tour X', construction: '4-piece' },
  { ...CALLAWAY_2026, id: 'callaway-chrome-soft-2026', model: 'Chrome Soft', construction: '3-piece' },
  { ...TAYLORMADE_2026, id: 'taylormade-tp5-2026', model: 'TP5', succeeds: 'taylormade-tp5' },
  { ...TAYLORMADE_2026, id: 'taylormade-tp5x-2026', model: 'TP5x', succeeds: 'taylormade-tp5x' },
  {
    ...TITLEIST_2025,
    id: 'titleist-pro-v1-2025',
    model: 'Pro V1',
    succeeds: 'titleist-pro-v1',
    price: {
      dollars: 55,
      year: 2025,
      checkedOn: CHECKED_ON,
      basis: 'visualfoodie.com, one undated page',
      confidence: 'low',
    },
  },
  { ...TITLEIST_2025, id: 'titleist-pro-v1x-2025', model: 'Pro V1x', succeeds: 'titleist-pro-v1x' },
  {
    id: 'srixon-z-star-2025',
    brand: 'Srixon',
    model: 'Z-Star',
    year: 2025,
    succeeds: 'srixon-z-star',
    basis: 'A Japanese dealer’s page of 2024-12-11 showed samples; the line has a cycle of two years',
    confidence: 'low',
    checkedOn: CHECKED_ON,
  },
]
