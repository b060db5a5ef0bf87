import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { checkNewPassword, checkPassword } from './password-rules.ts'

const check = (password: string) => checkPassword(password, { minLength: 6 })

describe('a password', () => {
  it.each(['windy-fairway-7', 'xk29!a', 'пароль-на-лунке', '⛳🏌️⛳🏌️⛳🏌️'])('may be "%s"', (password) => {
    expect(() => check(password)).not.toThrow()
  })

  it.each(['', 'abc12', '⛳⛳⛳'])('is too short when it is "%s"', (password) => {
    expect(() => check(password)).toThrow(expect.objectContaining({ code: 'password-too-short' }))
  })

  it.each(['123456', 'PassWord', ' qwerty ', 'iloveyou', 'ｐａｓｓｗｏｒｄ'])(
    'is too common when it is "%s"',
    (password) => {
      expect(() => check(password)).toThrow(expect.objectContaining({ code: 'password-common' }))
    },
  )

  it.each([
    ['six blanks', '      '],
    ['other blanks', '\u00a0\u2003\u3000\t\u2800\u3164'],
    ['invisible characters', '\u200b\u200d\u2060\ufeff\u00ad\u{e0061}'],
    ['direction marks', '\u202e\u202d\u2066\u2069\u200e\u200f'],
    ['control characters', '\u0001\u0002\u0003\u0004\u001b\u007f'],
  ])('HRD-28 is not made of %s', (_what, password) => {
    expect(() => check(password)).toThrow(expect.objectContaining({ code: 'password-blank' }))
    expect(() => check(`${password}7`)).not.toThrow()
  })

  it('is not the e-mail address of its account, however it is written', () => {
    const email = 'kim@example.org'
    for (const password of [email, ' Kim@Example.org ', 'ＫＩＭ@example.org']) {
      const check = () => checkPassword(password, { minLength: 6, email })
      expect(check).toThrow(expect.objectContaining({ code: 'password-common' }))
    }
    expect(() => checkPassword('kim-plays-links', { minLength: 6, email })).not.toThrow()
  })

  it('differs from the one before', () => {
    const current = 'windy-fairway-7'
    expect(() => checkNewPassword(current, { current })).toThrow('differs from the current one')
    expect(() => checkNewPassword('windy-fairway-8', { current })).not.toThrow()
  })

  it('is compared with at least a hundred common ones, each listed once', () => {
    expect(COMMON_PASSWORDS.length).toBeGreaterThanOrEqual(100)
    expect(new Set(COMMON_PASSWORDS).size).toBe(COMMON_PASSWORDS.length)
  })
})
