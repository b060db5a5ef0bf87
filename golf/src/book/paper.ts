import { centimetresFromInches, metresFromYards } from '../units.ts'

export type SizeMm = { readonly widthMm: number; readonly heightMm: number }

/** A page of the book is A6 (ISO 216). */
export const PAGE_SIZE: SizeMm = { widthMm: 105, heightMm: 148 }

/** Sheets as they are printed (ISO 216), with the pages on one side of each. */
export const PAPERS = ['a6', 'a5', 'a4'] as const
export type Paper = (typeof PAPERS)[number]

export const SHEETS = {
  a6: { widthMm: 105, heightMm: 148, columnCount: 1, rowCount: 1 },
  // On its side.
  a5: { widthMm: 210, heightMm: 148, columnCount: 2, rowCount: 1 },
  a4: { widthMm: 210, heightMm: 297, columnCount: 2, rowCount: 2 },
} as const satisfies Record<Paper, SizeMm & { readonly columnCount: number; readonly rowCount: number }>

const MM_PER_CM = 10
const MM_PER_M = 1000
const LARGEST_BOOK_INCHES = { width: 4.25, height: 7 } as const

/** No book is larger that shows greens: 4¼ by 7 inches (Rules of Golf, Interpretation 4.3a/1). */
export const LARGEST_PAGE: SizeMm = {
  widthMm: centimetresFromInches(LARGEST_BOOK_INCHES.width) * MM_PER_CM,
  heightMm: centimetresFromInches(LARGEST_BOOK_INCHES.height) * MM_PER_CM,
}

/** No green is drawn larger: 3/8 inch to 5 yards, 1:480 (Rules of Golf, Interpretation 4.3a/1). */
export const LARGEST_SCALE = 480
export const MOST_MM_PER_YARD = (metresFromYards(1) * MM_PER_M) / LARGEST_SCALE

/** What is drawn, as it lies on the page. */
export type DrawnSize = { readonly widthYards: number; readonly depthYards: number }

/** The scale at which a green or a hole fills its room, never larger than 1:480. */
export function mmPerYard({ widthYards, depthYards }: DrawnSize, { widthMm, heightMm }: SizeMm): number {
  return Math.min(MOST_MM_PER_YARD, widthMm / widthYards, heightMm / depthYards)
}

export type PlacedPage = { readonly leftMm: number; readonly topMm: number }

/** Where the pages of a side of a sheet are, from its top left; they leave the same edge on both sides. */
export function pagePlaces(paper: Paper): readonly PlacedPage[] {
  const { widthMm, heightMm, columnCount, rowCount } = SHEETS[paper]
  const [edgeMm, headMm] = [
    (widthMm - columnCount * PAGE_SIZE.widthMm) / 2,
    (heightMm - rowCount * PAGE_SIZE.heightMm) / 2,
  ]
  return Array.from({ length: columnCount * rowCount }, (_, page) => ({
    leftMm: edgeMm + (page % columnCount) * PAGE_SIZE.widthMm,
    topMm: headMm + Math.floor(page / columnCount) * PAGE_SIZE.heightMm,
  }))
}

/** How many sides of this paper the pages fill. */
export function sideCount(paper: Paper, pageCount: number): number {
  return Math.ceil(pageCount / pagePlaces(paper).length)
}
