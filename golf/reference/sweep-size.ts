/** Tests ask for all of a long sweep in `npm run test:exhaustive`, and for a part of it otherwise. */
export const IS_WHOLE_SWEEP = process.env['BAGWISE_EXHAUSTIVE'] === 'yes'
