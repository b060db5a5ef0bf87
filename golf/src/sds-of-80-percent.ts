/** Half the range that holds 80 % of a normal distribution, in standard deviations: every ± that is shown. */
export const SDS_OF_80_PERCENT = 1.2816
