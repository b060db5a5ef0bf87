let typed = ''

/** What stands in the e-mail field when the golfer goes from one dialog of the account to the next. */
export const typedEmail = {
  read: (): string => typed,
  keep: (email: string): void => {
    typed = email
  },
}
