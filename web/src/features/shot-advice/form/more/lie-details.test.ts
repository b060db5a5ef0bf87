import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LIES } from '@bagwise/golf/shot-advice/shot'
import { START_INPUTS } from '#features/shot-advice/form/shot-inputs.ts'
import type { ShotInputs } from '#features/shot-advice/form/shot-inputs.ts'
import { LieDetails } from './lie-details.tsx'

function shown(said: Partial<ShotInputs>) {
  const inputs = { ...START_INPUTS, ...said }
  const html = renderToStaticMarkup(createElement(LieDetails, { inputs, onChange: () => {} }))
  const inputTags = [...html.matchAll(/<input[^>]*>(?<label>[^<]*)</g)]
  return {
    asked: inputTags.map(({ groups }) => groups?.label),
    chosen: inputTags.filter(([tag]) => tag.includes('checked=""')).map(({ groups }) => groups?.label),
  }
}

describe('the lie in detail', () => {
  it('asks of each lie what it can be like', () => {
    const asked = Object.fromEntries(LIES.map((lie) => [lie, shown({ lie }).asked]))
    expect(asked).toEqual({
      fairway: ['Usual', 'Divot', 'Hardpan', 'Branches over the line'],
      rough: ['Usual', 'Deep rough', 'Sitting up', 'Branches over the line'],
      bunker: ['Usual', 'Plugged', 'Wet or firm sand', 'High lip in front'],
      tee: [],
      fringe: ['Branches over the line'],
      'cart-path': ['Branches over the line'],
    })
  })

  it('says the usual until something was said that counts', () => {
    expect(shown({ lie: 'rough' }).chosen).toEqual(['Usual'])
    expect(shown({ lie: 'rough', lieDetail: 'plugged', hasLip: true }).chosen).toEqual(['Usual'])
    const deep = { lie: 'rough', lieDetail: 'deep-rough', isUnderLimbs: true } as const
    expect(shown(deep).chosen).toEqual(['Deep rough', 'Branches over the line'])
    expect(shown({ lie: 'bunker', hasLip: true }).chosen).toEqual(['Usual', 'High lip in front'])
  })
})
