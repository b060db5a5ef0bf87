import { useEffect, useState } from 'react'
import type { Place } from '@bagwise/golf/course/plane'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { HoleGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { HoleDrawing } from '#charts/hole/hole-drawing.tsx'
import type { HoleMarks } from '#charts/hole/hole-marks.ts'
import { useWidthPx } from '#charts/use-width.ts'
import { Attribution } from './attribution.tsx'
import { quantityText } from '#quantities/quantity.ts'
import { useMedia } from '#ui/use-media.ts'
import styles from '#charts/hole/hole.module.css'

/** What a tap on the drawing moves. */
export type TapMode = 'ball' | 'aim' | 'pin'

type HolePictureProps = {
  readonly ground: HoleGround
  readonly marks: HoleMarks
  readonly units: PreferredUnits
  readonly mode: TapMode
  readonly isOnTee: boolean
  /** Of a course from the map, which names its makers. */
  readonly isFromMap: boolean
  readonly sentence: string
  /** Undefined where nobody knows it, and in a tournament. */
  readonly weather: WeatherReading | undefined
  readonly onTap: (place: Place) => void
  /** What lies over the drawing at its upper left: the hole is drawn beside it. */
  readonly over?: { readonly widthPx: number; readonly heightPx: number } | undefined
  /** Of the window: what is above and below the drawing. */
  readonly besidePx?: BesidePx
}

/** Of the window: what is above and below the drawing; and as high as it is at least. */
export type BesidePx = { readonly phone: number; readonly wide: number; readonly least: number }
const BESIDE_PX: BesidePx = { phone: 448, wide: 300, least: 300 }
const MOST_PX = 760
/** As in the styles: the controls stand beside the drawing. */
const BESIDE_CONTROLS = '(width >= 60rem)'
/** What lies over the drawing at its lower right, in the golfer's text size; below it in narrow windows, as in the styles. */
const CREDIT_REM = { width: 11.5, height: 2, overFrom: 22 } as const

/** Below what lies over the drawing. */
const WIND_PX = 34

/** As in the styles. */
const PHONE_REM = 40
const GUTTER_REM = 1
const BORDER_PX = 2

/** Of the hole before. */
let lastWidthPx: number | undefined

/** The drawing, as large as the screen lets it be. */
export function HolePicture({
  ground,
  marks,
  units,
  mode,
  isOnTee,
  isFromMap,
  sentence,
  weather,
  onTap,
  over,
  besidePx = BESIDE_PX,
}: HolePictureProps) {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const [ref, widthPx] = useWidthPx<HTMLDivElement>(lastWidthPx ?? phoneWidthPx(remPx))
  useEffect(() => {
    lastWidthPx = widthPx
  }, [widthPx])
  const heightPx = useDrawingHeightPx(besidePx)
  const isOver = useMedia(`(width >= ${CREDIT_REM.overFrom}rem)`)
  const credit = { widthPx: CREDIT_REM.width * remPx, heightPx: isOver ? CREDIT_REM.height * remPx : 0 }
  return (
    <div ref={ref} className={`${styles.picture} turf`}>
      {widthPx !== undefined && widthPx > 0 && (
        <HoleDrawing
          {...{ ground, marks, sentence, units, widthPx, heightPx, onTap }}
          keepFreePx={[
            { ...credit, leftPx: widthPx - credit.widthPx, topPx: heightPx - credit.heightPx },
            ...(over ? [{ ...over, leftPx: 0, topPx: 0 }] : []),
          ]}
          insetPx={{ bottom: credit.heightPx, left: over ? Math.min(over.widthPx, widthPx / 2) : 0 }}
          view={mode === 'pin' ? 'green' : isOnTee ? 'hole' : 'rest'}
        />
      )}
      {isFromMap && (
        <div className={styles.credit}>
          <Attribution />
        </div>
      )}
      {weather && weather.windSpeedMph >= 1 && (!over || heightPx >= over.heightPx) && (
        <p className={styles.wind} style={over && { top: over.heightPx - WIND_PX }}>
          <svg viewBox="0 0 24 24" width="28" height="28" fill="none" aria-hidden="true">
            <path
              d="M12 3v17M6 14l6 7 6-7"
              stroke="currentColor"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
              transform={`rotate(${weather.windFromDeg - ground.turn.bearingDeg} 12 12)`}
            />
          </svg>
          {quantityText('speed', weather.windSpeedMph, units)}
        </p>
      )}
    </div>
  )
}

/** What the page of a phone leaves to the drawing; wider ones are measured. */
function phoneWidthPx(remPx: number): number | undefined {
  const { clientWidth } = document.documentElement
  if (clientWidth >= PHONE_REM * remPx) return undefined
  return Math.floor(clientWidth - 2 * (GUTTER_REM * remPx + BORDER_PX))
}

function useDrawingHeightPx({ phone, wide, least }: BesidePx): number {
  const isWide = useMedia(BESIDE_CONTROLS)
  const [windowPx, setWindowPx] = useState(() => window.innerHeight)
  useEffect(() => {
    const measure = () => setWindowPx(window.innerHeight)
    // The phone may have been turned since: the next hole is drawn before it is shown.
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return Math.min(MOST_PX, Math.max(least, windowPx - (isWide ? wide : phone)))
}
