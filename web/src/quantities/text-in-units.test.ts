import { describe, expect, it } from 'vitest'
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
