export const liveFrom = (device: string) => `Live from ${device}`
export const connectLead = 'Launch monitor on GSPro or OpenGolfSim? '
export const connectLink = 'Get a range token'
/** After the link and before the command. */
export const connectThen = ', then run '
export const connectCommand = 'bagwise listen'
