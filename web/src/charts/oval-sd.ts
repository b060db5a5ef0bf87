/** Half axes of the ovals, in standard deviations: two in three and 19 in 20 of the solid shots stop inside. */
export const OVAL_SD = { twoInThree: 1.48, nineteenInTwenty: 2.45 } as const
