import { expect, it } from 'vitest'
import { withParentheses } from './compile-ahead.ts'

const long = (inside: string) => `${inside}${'work();'.repeat(200)}`

it('puts parentheses around the functions that hold packages, and around nothing inside them', () => {
  const inner = `var inner=wrap(function(){${long('')}});`
  const code = (open: string, close: string) =>
    `const one=wrap(${open}(e,t)=>{${long(inner)}}${close}),two=wrap(${open}function(){${long('')}}${close});`
  expect(withParentheses(code('', ''))).toBe(code('(', ')'))
})

it('leaves small functions and functions with other arguments as they are', () => {
  const code = `const small=wrap(()=>{work()}),memo=keep(()=>{${long('')}},[]);later(()=>{${long('')}});`
  expect(withParentheses(code)).toBe(code)
})
