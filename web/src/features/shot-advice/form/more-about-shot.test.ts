import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LIES } from '@bagwise/golf/shot-advice/shot'
import { MoreAboutShot } from './more-about-shot.tsx'
import { START_INPUTS } from './shot-inputs.ts'
import type { ShotInputs } from './shot-inputs.ts'

function shown(said: Partial<ShotInputs>) {
  const inputs = { ...START_INPUTS, ...said }
  const html = renderToStaticMarkup(createElement(MoreAboutShot, { inputs, onChange: () => {} }))
  const inputTags = [...html.matchAll(/<input[^>]*>(?<label>[^<]*)</g)]
  return {
    isOpen: /<details[^>]* open=""/.test(html),
    asked: inputTags.map(({ groups }) => groups?.label),
    chosen: inputTags.filter(([tag]) => tag.includes('checked=""')).map(({ groups }) => groups?.label),
  }
}

describe('more about a shot', () => {
  it('asks of each lie what it can be like', () => {
    const asked = Object.fromEntries(LIES.map((lie) => [lie, shown({ lie }).asked.slice(0, -3)]))
    expect(asked).toEqual({
      fairway: ['Usual', 'Divot', 'Hardpan', 'Branches over the line'],
      rough: ['Usual', 'Deep rough', 'Sitting up', 'Branches over the line'],
      bunker: ['Usual', 'Plugged', 'Wet or firm sand', 'High lip in front'],
      tee: [],
      fringe: ['Branches over the line'],
      'cart-path': ['Branches over the line'],
    })
    expect(shown({ lie: 'tee' }).asked).toEqual(['Left', 'Center', 'Right'])
  })

  it('is closed and says the usual until something was said that counts', () => {
    expect(shown({ lie: 'rough' })).toMatchObject({ isOpen: false, chosen: ['Usual', 'Center'] })
    const elsewhere = { lie: 'rough', lieDetail: 'plugged', hasLip: true } as const
    expect(shown(elsewhere)).toMatchObject({ isOpen: false, chosen: ['Usual', 'Center'] })
    expect(shown({ lie: 'rough', isUnderLimbs: false }).isOpen).toBe(false)
  })

  it('is open where something was said', () => {
    const deep = { lie: 'rough', lieDetail: 'deep-rough', isUnderLimbs: true } as const
    expect(shown(deep)).toMatchObject({ isOpen: true, chosen: ['Deep rough', 'Branches over the line', 'Center'] })
    expect(shown({ lie: 'bunker', hasLip: true })).toMatchObject({
      isOpen: true,
      chosen: ['Usual', 'High lip in front', 'Center'],
    })
    expect(shown({ pinSide: 'left' })).toMatchObject({ isOpen: true, chosen: ['Usual', 'Left'] })
  })
})
