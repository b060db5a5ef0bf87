export const overview = 'Overview'
export const purpose = 'Purpose'
export const keySpecs = 'Key Specifications'
export const features = 'Key Features'
export const whenToUse = 'When to Use'
export const priceRange = 'Price Range'
export const brands = 'Popular Brands'
export const tips = 'Pro Tips'
export const commonMistakes = 'Common Mistakes to Avoid'
export const proInsights = 'Pro Insights'
export const relatedTopics = 'Related Topics'
export const sources = 'Sources'
/** For screen readers, of the number that leads to a source. */
export const sourceMark = (sourceNumber: number) => `Source ${sourceNumber}`
