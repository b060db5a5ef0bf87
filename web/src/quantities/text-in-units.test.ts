import { describe, expect, it } from 'vitest'
import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import { DRILLS } from '@bagwise/content/drills'
import { DRAWINGS } from '@bagwise/content/encyclopedia/all-drawings.prose'
import { ARTICLES } from '@bagwise/content/encyclopedia/all-articles.prose'
import { PRO_TIPS } from '@bagwise/content/tips/all-tips.prose'
import { usUnitsIn } from '#testing/us-units.ts'
import { textInUnits } from './text-in-units.ts'

const inMetric = (text: string) => textInUnits(text, 'metres')

describe('a text written in US units', () => {
  it('stays as it is for golfers who read them', () => {
    const text = 'Below 90 mph a 45.5-inch driver carries 200 yards at 45 °F (7 °C).'
    expect(textInUnits(text, 'yards')).toBe(text)
  })

  it.each([
    ['Common advice is 10 to 15 yards.', 'Common advice is 9 to 14 m.'],
    ['Sold in 33, 34 and 35 inches.', 'Sold in 84, 86 and 89 cm.'],
    ['Below 70 mph', 'Below 113 km/h'],
    ['With a 95 mph driver swing you carry it 70 yards. [1]', 'With a 153 km/h driver swing you carry it 64 m. [1]'],
    ['a 39-inch shaft', 'a 99-cm shaft'],
    ['At most 0.035 inch wide, 1/64 inch deep', 'At most 0.9 mm wide, 0.4 mm deep'],
    ['1.25 inches longer', '3.2 cm longer'],
    ['3-iron, 39 in', '3-iron, 99 cm'],
    ['+ 1/16 in', '+ 1.6 mm'],
    ['45.5 to 46 inches', '116 to 117 cm'],
    ['At most 1.620 ounces (45.93 g).', 'At most 45.93 g.'],
    ['A drop of 10 °F (6 °C) takes', 'A drop of 6 °C takes'],
    ['In 70°F air', 'In 21°C air'],
    ['Golfers find 10,000 yards', 'Golfers find 9,144 m'],
    ['the last yards', 'the last meters'],
    ['Grip down an inch', 'Grip down two or three centimeters'],
    ['in hundredths of an inch', 'in hundredths of an inch'],
  ])('%j reads %j in metric', (text, metric) => {
    expect(inMetric(text)).toBe(metric)
  })

  it.each([
    'A 460 cc head at $300 [2]',
    'Keep your feet together and your lead foot down',
    'A 7-iron of 34 degrees, 14 clubs, 18 holes',
    'In 2 of 3 rounds',
    'In the water 11 in 100',
  ])('%j has nothing to convert', (text) => {
    expect(inMetric(text)).toBe(text)
  })
})

/** What a golfer reads of it: the sources keep the words of whoever published them. */
function textsOf(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, part]) => (/^sources?$/.test(key) ? [] : textsOf(part)))
}

it('OPN-27 leaves no US unit in an article, its drawings, a tip, a drill or a ball', () => {
  const texts = [ARTICLES, DRAWINGS, PRO_TIPS, DRILLS, BALLS].flatMap((content) => textsOf(content))
  expect(texts.filter((text) => usUnitsIn(text).length > 0).length).toBeGreaterThan(80)
  expect(texts.map(inMetric).flatMap((text) => usUnitsIn(text))).toEqual([])
})

it('says a unit with every speed, length and distance of an article, so that none stays as it was', () => {
  const texts = [ARTICLES['shaft-flex'], ARTICLES['club-gapping'], ARTICLES['3-iron'], ARTICLES['grip-fitting']]
  expect(texts.flatMap((text) => textsOf(text)).map(inMetric)).toEqual(
    expect.arrayContaining([
      'Regular. A second chart starts it at 137 km/h. [3] [7]',
      'Senior flex on the same chart; others stretch it up to 137 km/h. [3] [6]',
      'Stiff, or up to 169 km/h where the next step comes sooner. [3] [7]',
      expect.stringContaining('gives 6 to 8 m for slower speeds and 11 to 14 m for fast ones'),
      expect.stringContaining('From a 9-iron it is only 18 m more.'),
      expect.stringContaining('keeps standard up to 22.2 cm.'),
    ]),
  )
})
