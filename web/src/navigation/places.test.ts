import { describe, expect, it } from 'vitest'
import { currentMark, placeAt, tabsOf } from './places.ts'
import { PLACE_NAMES } from './tools.ts'

/** The tab marked at this address, and how. */
function marked(pathname: string, hash = '') {
  const place = placeAt(pathname)
  if (!place) return undefined
  return tabsOf(place).flatMap((tab) => {
    const mark = currentMark(tab, place, { pathname, hash })
    return mark ? [`${tab.name}: ${mark}`] : []
  })
}

describe('the places', () => {
  it.each([
    [
      'play',
      [
        '/shot-advisor',
        '/yardage-card',
        '/play',
        '/play/start',
        '/play/round',
        '/play/round/holes/7',
        '/courses',
        '/courses/way~1/holes/1',
      ],
    ],
    [
      'bag',
      [
        '/bag',
        '/distances',
        '/distances/import',
        '/distance-calculator',
        '/clubs/7-iron',
        '/range',
        '/recommendations',
        '/equipment-fitting',
        '/ball-matching',
        '/beginner-builder',
      ],
    ],
    ['learn', ['/learn', '/swing-analyzer', '/learn/tips', '/encyclopedia']],
  ])('%s holds its pages', (place, paths) => {
    for (const path of paths) expect(placeAt(path), path).toBe(place)
  })

  it('hold neither home nor the profile nor what has no account', () => {
    for (const path of ['/', '/profile', '/privacy', '/nowhere', '/playground'])
      expect(placeAt(path), path).toBeUndefined()
  })

  it('are found whatever the case and with a slash at the end', () => {
    expect(placeAt('/Learn/')).toBe('learn')
  })

  it('mark one tab on each of their pages', () => {
    expect(marked('/bag')).toEqual(['Clubs: page'])
    expect(marked('/bag', '#gear')).toEqual(['Gear: page'])
    expect(marked('/bag', '#clubs')).toEqual(['Clubs: page'])
    expect(marked('/clubs/7-iron')).toEqual(['Clubs: true'])
    expect(marked('/range')).toEqual(['Clubs: true'])
    expect(marked('/play')).toEqual(['Round: page'])
    expect(marked('/play/round/holes/7')).toEqual(['Round: true'])
    expect(marked('/courses/way~1/book')).toEqual(['Courses: true'])
    expect(marked('/distances')).toEqual(['Gaps: page'])
    expect(marked('/distances/import')).toEqual(['Gaps: true'])
    expect(marked('/beginner-builder')).toEqual(['Gear: true'])
    for (const place of PLACE_NAMES) {
      for (const { name, to } of tabsOf(place)) {
        const [pathname = '', part] = to.split('#')
        expect(marked(pathname, part === undefined ? '' : `#${part}`), to).toEqual([`${name}: page`])
      }
    }
  })
})
