import { eachSide, signedSquareYards } from '@bagwise/golf/course/areas'
import { yardsToLine } from '@bagwise/golf/course/spans'
import type { Cover, Patch } from '@bagwise/golf/shot-advice/ground/ground'
import { seededShares } from '#charts/hand-drawn.ts'
import type { Frame } from './hole-frame.ts'
import type { DrawnGround, HoleVariant } from './hole-marks.ts'
import { closedPath, scallopedPath } from './ring-paths.ts'
import { seenRings } from './ring-points.ts'
import type { PxRing } from './ring-points.ts'

/** From below to above. The color of a hazard's stakes is not drawn: red is the flag's. */
const LAYER_KINDS = ['trees', 'fairway', 'fringe', 'green', 'bunker', 'water', 'stream', 'out'] as const
export type LayerKind = (typeof LAYER_KINDS)[number]

/** All patches of a kind as one path, whose fill rule is nonzero. */
export type GroundLayer = { readonly kind: LayerKind; readonly isAssumed: boolean; readonly path: string }

const KINDS: Readonly<Record<Exclude<Cover, 'water' | 'water-red'>, LayerKind>> = {
  trees: 'trees',
  fairway: 'fairway',
  fringe: 'fringe',
  green: 'green',
  bunker: 'bunker',
  out: 'out',
}

/** However few corners the map gives them. */
const ROUND_KINDS: ReadonlySet<LayerKind> = new Set(['green', 'fringe', 'bunker', 'water'])
/** Water that is narrower all along is drawn as a stream. */
const STREAM_YARDS = 8
/** In ink what other holes have is left out beyond this. */
const OWN_YARDS = 50
const WOOD_BULGE_PX = 9
/** Any number would do; it stays the same, so that the drawing does. */
const WOOD_SEED = 67

/** What is seen of the ground, in the order in which it is drawn. */
export function groundLayers(
  ground: DrawnGround,
  frame: Frame,
  variant: HoleVariant = 'screen',
): readonly GroundLayer[] {
  const paths = new Map<string, string[]>()
  for (const patch of ground.patches) {
    if (variant === 'ink' && !isOwn(patch, ground)) continue
    const rings = seenRings(patch, frame)
    if (rings.length === 0) continue
    const kind = kindOf(patch)
    const key = layerKey(kind, patch.isAssumed ?? false)
    paths.set(key, [...(paths.get(key) ?? []), pathOf(kind, rings)])
  }
  return LAYER_KINDS.flatMap((kind) =>
    [false, true].flatMap((isAssumed) => {
      const parts = paths.get(layerKey(kind, isAssumed))
      return parts ? [{ kind, isAssumed, path: parts.join('') }] : []
    }),
  )
}

function layerKey(kind: LayerKind, isAssumed: boolean): string {
  return `${kind} ${isAssumed}`
}

function kindOf(patch: Patch): LayerKind {
  if (patch.cover !== 'water' && patch.cover !== 'water-red') return KINDS[patch.cover]
  return meanWidthYards(patch) < STREAM_YARDS ? 'stream' : 'water'
}

/** Of a strip: two sides' length and what lies between them. */
function meanWidthYards({ rings: [outer] }: Patch): number {
  if (!outer) return 0
  let aroundYards = 0
  eachSide(outer, (fromX, fromY, toX, toY) => {
    aroundYards += Math.hypot(toX - fromX, toY - fromY)
  })
  return (2 * Math.abs(signedSquareYards(outer))) / aroundYards
}

function isOwn({ cover, rings }: Patch, { way }: DrawnGround): boolean {
  if (cover !== 'fairway' && cover !== 'bunker') return true
  return rings.some((ring) => {
    for (let index = 0; index < ring.length; index += 2) {
      if (yardsToLine(way, { x: ring[index] ?? 0, y: ring[index + 1] ?? 0 }) < OWN_YARDS) return true
    }
    return false
  })
}

function pathOf(kind: LayerKind, rings: readonly PxRing[]): string {
  if (kind !== 'trees') return rings.map((ring) => closedPath(ring, ROUND_KINDS.has(kind) ? 'round' : 'sharp')).join('')
  const share = seededShares(WOOD_SEED)
  return rings.map((ring) => scallopedPath(ring, { bulgePx: WOOD_BULGE_PX, share })).join('')
}
